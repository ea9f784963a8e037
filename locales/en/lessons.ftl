# Lessons: what stands around the steps of all of them. A game's own words are with its rules.

lesson-step = { $step } of { $steps } · { $title }
lesson-right = ✅ Just right.
lesson-else = You could do that, and in a match you may. Here I want to show you something else, so nothing has happened: read it once more, and try again.
lesson-wrong = >>> { $answer }{ $helped ->
        [0] { "" }
       *[1] { " " }The right one is marked with 👉. Or press *Show me*, and I’ll do it.
    }
# before the name of a control
lesson-marked = 👉 { $label }
lesson-shown = I did it for you: { $move }.
lesson-resumed = Welcome back! This is where you left off.
lesson-elsewhere = That button belonged to another step. You are here now.
lesson-done = ### 🎉 That was it!
    You know all you need for your first match. The rest comes by playing.
lesson-left = See you! `/learn` takes you back to exactly this step, in any channel and in our direct messages.
lesson-choice =
    ### What would you like to learn?
    A guided first match of about five minutes, for you alone. Leave whenever you like: `/learn` picks up where you left off.
lesson-where = A table needs a channel of a server. Type `/{ $game } new` in one: others press *Join*, or you add bots.

# Its controls
lesson-choose = Choose a lesson
lesson-next = Go on
lesson-show = Show me
lesson-leave = Leave the lesson
lesson-here = Go on learning
lesson-anew = Start again
lesson-table = Open a table
lesson-other = Another lesson
lesson-rules = Rules

# When something does not work
lesson-unknown = This lesson is not yours, or I no longer have it. Type `/learn` to begin one of your own.
limit-lesson = That is a lot of lessons at once: within ten minutes one person can begin { $person }, a whole server { $server }. Go on with the one you have, or try again in { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }.
