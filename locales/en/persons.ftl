# Where and when a person is notified, and how they read: `/notify` and `/me`.

command-notify = How I tell you it’s your turn, and your quiet hours
command-me = Your language, your color, words instead of pictures, four-color cards
option-zone = Your time zone, for the quiet hours: type your city or country, and choose
name-notify = notify
name-me = me
name-zone = zone

notify-title = ### When a match waits for you
    This applies right away, on all servers.
# $hours: none (never notified), quiet (not in the quiet hours) or all
notify-now = { $notify ->
        [none] I **never** notify you. { COMMAND("matches") } shows where it’s your turn; deadlines still count
        [dm] I notify you **by direct message**
        [both] I notify you **at the table and by direct message**
       *[here] I mention you **at the table**
    }{ $hours ->
        [none] .
        [quiet] , but not between **{ $begins }** and **{ $ends }** ({ $zone }).
       *[all] , at any hour.
    }
notify-waits = -# Whatever happens in between, I’ll tell you at { $ends }. If a deadline falls into your quiet hours, I’ll remind you before they begin.
notify-closed = -# I can’t send you direct messages. Until you allow them, I’ll mention you at the table.
notify-where = **Where**
notify-where-here = A mention at the table
notify-where-dm = A direct message
notify-where-both = Both
notify-where-none = Not at all
notify-from = **Quiet hours** from
notify-never = No quiet hours
notify-to = **to**
notify-reminder = **Reminders** before your time is up
notify-reminder-once = Once, after three quarters of it
notify-reminder-again = And once more, after { $percent }%
notify-zone = -# Your time zone is { $zone }. When it’s noon there, your clock shows { $noon }. Not right? Change it with { COMMAND("notify") } and its option `{ CLIENT("name-zone") }`.
zone-unknown = I don’t know that time zone. In the option `{ CLIENT("name-zone") }`, type the first letters of your city or country, then choose from the list.

me-title = ### How you read, and your color
    This changes what only you see, on all servers, right away. The tables stay the same for everybody.
me-now = I write to you in **{ $language }**, { $kind ->
        [text] with **words instead of pictures**
       *[picture] with **pictures**
    }. Playing cards have **{ $count ->
        [four] four colors
       *[two] two colors
    }**: { $cards }
me-black-red = -# “Red” still means ♥ and ♦, and “black” ♠ and ♣.
me-commands = -# Commands stay in the language of your Discord, { $language }.
me-locale = **Language**
me-locale-client = As in my Discord ({ $language })
me-pictures = **Hands and tables**
me-colors = **Playing cards**
me-colors-two = Two colors: ♠ and ♣ black, ♥ and ♦ red
me-colors-four = Four colors: ♠ black, ♥ red, ♦ blue, ♣ green
me-favorite = **Your color at the table**
    -# Everybody sees it, from your next table on. You get it wherever nobody else has it yet.
me-favorite-any = No favorite: usually { $color }
mark-0 = Blue
mark-1 = Orange
mark-2 = Green
mark-3 = Yellow
mark-4 = Pink
mark-5 = Light blue

# The time zones that most readers of this language live in, the most usual first, each with names of places there;
# at most 25
zones =
    Etc/UTC Coordinated Universal Time, UTC, GMT
    Europe/London United Kingdom, Great Britain, England, Scotland, Wales
    Europe/Dublin Ireland
    America/New_York United States, USA, Eastern, Boston, Washington, Miami
    America/Chicago United States, USA, Central, Texas, Dallas, Houston
    America/Denver United States, USA, Mountain, Colorado
    America/Los_Angeles United States, USA, Pacific, California, San Francisco, Seattle
    America/Toronto Canada, Eastern, Ottawa, Montreal
    America/Vancouver Canada, Pacific
    Australia/Sydney Australia, Canberra
    Australia/Melbourne Australia
    Australia/Perth Australia
    Pacific/Auckland New Zealand, Wellington
    Africa/Johannesburg South Africa, Cape Town
    Asia/Kolkata India, Delhi, Mumbai, Bangalore
    Asia/Singapore Singapore
    Asia/Manila Philippines
    Europe/Amsterdam Netherlands, Holland
    Europe/Berlin Germany, Munich, Hamburg, Frankfurt, Cologne
    Europe/Paris France
    Europe/Madrid Spain, Barcelona
    Europe/Rome Italy, Milan
    Europe/Stockholm Sweden
    Europe/Warsaw Poland
    Asia/Tokyo Japan
