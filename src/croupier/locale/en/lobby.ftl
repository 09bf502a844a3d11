# Coming in, the lobby, a new table, the invitation.

title-enter = Come in · Croupier
title-lobby = Tables · Croupier
title-new = New table · Croupier
title-learn = Learn · Croupier

## Coming in

enter-title = Take a seat
enter-text = A card room among friends. Chips are for play, a name is all it takes.
enter-invited = You are invited to a table
enter-name = Your name
enter-placeholder = Anna
enter-button = Come in
enter-help = This browser keeps your seat. No password is needed.
enter-busy = Opening the door
enter-failed = The room does not answer
    .detail = Nothing is lost. Try again in a moment.

## Greeting

greeting-morning = Good morning, { $name }
greeting-day = Good afternoon, { $name }
greeting-evening = Good evening, { $name }
greeting-night = Still up, { $name }
lobby-summary = { $tables ->
    [0] No table is open
    [one] { $tables } table open
   *[other] { $tables } tables open
}, { $players ->
    [0] nobody is playing yet.
    [one] one person is playing.
   *[other] { $players } people are playing.
}
lobby-summary-bots = { $tables ->
    [one] { $tables } table open
   *[other] { $tables } tables open
}, with { $bots ->
    [one] a bot waiting for you.
   *[other] { $bots } bots waiting for you.
}

## The list

tables = Tables
tables-name = Table
tables-stakes = Stakes
tables-seats = Seats
tables-note = Note
tables-action = What you can do
tables-filter = Game
tables-all = All
tables-free-first = Free seats first
seats-taken = { $taken } of { $seats } seats taken
seats-short = { $taken }/{ $seats }
note-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
note-mine = Your seat
note-full = Full
note-new = New
note-running = Running
verb-sit = Sit
    .label = Sit at { $table }
verb-watch = Watch
    .label = Watch { $table }
verb-return = Return
    .label = Return to { $table }
new-table = New table
invite = Invite
lobby-empty = No tables yet
    .detail = Open one and send the link: nobody needs an account.
lobby-none-match = No table of this game
    .detail = Open one, or look at all games.
lobby-loading = Looking for the tables
lobby-failed = The list of tables did not come
    .detail = Your seats and chips are safe.
me-menu = You are { $name }
me-rename = Change the name
me-rename-help = The new name shows from your next seat on.

## Invitation

invite-title = Invite to { $table }
    .text = Whoever has this link can come in, take a seat and play. No account.
    .room-title = Invite to the room
    .room-text = Whoever has this link can come in, choose a table and play. No account.
    .link = Link
    .copy = Copy the link
    .share = Share
    .message = Come and play at { $table }
    .room-message = Come and play cards
    .failed = The browser does not allow copying: the link is selected, copy it by hand.
