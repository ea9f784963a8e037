# Where a person is rung and when, and how they read: `/notify` and `/me`.

command-notify = Where I ring you when a match waits for you, and your quiet hours
command-me = Your language, words instead of pictures, four-colour cards
option-zone = Your time zone, for the quiet hours: type your city or country, and choose
name-notify = notify
name-me = me
name-zone = zone

notify-title = ### When a match waits for you
    Every choice applies at once, on all servers.
# $hours: none (never rung), quiet (not in the quiet hours) or all
notify-now = { $notify ->
        [none] I **never** ring you. `/matches` shows where it is your move; the deadlines run all the same
        [dm] I ring you **by direct message**
        [both] I ring you **at the table and by direct message**
       *[here] I ring you **at the table**
    }{ $hours ->
        [none] .
        [quiet] , but not between **{ $begins }** and **{ $ends }** ({ $zone }).
       *[all] , at any hour.
    }
notify-waits = -# Whatever comes up in between rings at { $ends }. If your time to move would run out by then, I remind you before the quiet hours begin.
notify-closed = -# Your direct messages are closed to me: until you open them, I ring you at the table.
notify-where = **Where**
notify-where-here = At the table, by a mention
notify-where-dm = By direct message
notify-where-both = Both
notify-where-none = Not at all
notify-from = **Quiet hours** from
notify-never = No quiet hours
notify-to = **to**
notify-zone = -# Your time zone is { $zone }, where it is { $time } now. If your clock shows another time: `/notify zone`.
zone-unknown = I do not know which time zone you mean. Type the first letters of your city or country in `/notify zone`, and choose from the list.

me-title = ### How you read
    Every choice applies at once, on all servers, to whatever only you see. The tables stay as they are.
me-now = I write to you in **{ $language }**, { $kind ->
        [text] with **words instead of pictures**
       *[picture] with **pictures**
    }. Playing cards have **{ $count ->
        [four] four colours
       *[two] two colours
    }**: { $cards }
me-black-red = -# When a game speaks of red cards, it means ♥ and ♦; black ones are ♠ and ♣.
me-commands = -# Discord itself still lists the commands in the language it is set to, { $language }.
me-locale = **Language**
me-locale-client = As in my Discord ({ $language })
me-pictures = **Hands and tables**
me-colours = **Playing cards**
me-colours-two = Two colours: ♠ and ♣ black, ♥ and ♦ red
me-colours-four = Four colours: ♠ black, ♥ red, ♦ blue, ♣ green

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
