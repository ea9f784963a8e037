# Lessons: what stands around the steps of all of them. A game's own words are with its rules.

lesson-step = { $step } of { $steps } · { $title }
lesson-right = ✅ Just right.
lesson-else = You could do that in a real match. Here I’d like to show you something else, so nothing has happened: read it again and have another go.
lesson-wrong = >>> { $answer }{ $helped ->
        [0] { "" }
       *[1] { " " }The right one is marked with 👉. Or press *Show me*, and I’ll do it.
    }
# before the name of a control
lesson-marked = 👉 { $label }
lesson-shown = I did it for you: *{ $move }*
lesson-resumed = Welcome back! This is where you left off.
lesson-elsewhere = That button was from an earlier step. Here’s where you are now.
lesson-done = ### 🎉 You’ve done it!
    That’s all you need for your first match. The rest comes with playing.
lesson-left = See you! { COMMAND("learn") } takes you back to exactly this step, in any channel and in our direct messages.
lesson-choice =
    ### What would you like to learn?
    A guided first match of about five minutes, just for you. Leave whenever you like: { COMMAND("learn") } picks up where you left off.
lesson-where = Tables are in server channels. Type { COMMAND($game, "new") } in one: others press *{ BUTTON("lobby-join", asks: "no") }*, or you add bots.

# Its controls
lesson-choose = Choose a lesson
lesson-next = Next
lesson-show = Show me
lesson-leave = Leave the lesson
lesson-here = Continue the lesson
lesson-reset = Start again
lesson-table = Open a table
lesson-other = Another lesson
lesson-rules = Rules

# When something does not work
lesson-unknown = This lesson isn’t yours, or it’s gone. Type { COMMAND("learn") } to start your own.
limit-lesson = That’s a lot of lessons at once! In ten minutes, one person can start { $person } and a whole server { $server }. Finish the one you have, or try again in { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }.
