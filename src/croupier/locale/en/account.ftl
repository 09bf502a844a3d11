# Accounts: a name that is kept with a password. "You" is whoever reads.

me-title = You
account-name = The name you keep
account-password = Password
    .help = { $count ->
        [one] At least { $count } character. A short sentence is good.
       *[other] At least { $count } characters. A short sentence is good.
    }
account-sign-in = Sign in
    .text = With the name that you keep here and your password.
account-by-passkey = Sign in with a passkey
account-have = You keep a name here? Sign in
account-as-guest = Come in as a guest
account-keep-name = Keep this name
    .text = With a password you are the same person on every device.
account-keep = Keep the name
    .text = Your seat and your evenings follow you to another device, and nobody else comes in under this name. There is no mail here, so a lost password cannot be sent.
account-kept = The name is yours
account-change = Change the password
    .text = Every other device is signed out.
    .yes = Change it
account-changed = The password is changed
account-current = Current password
account-new = New password
account-add-passkey = Add a passkey
    .text = Sign in with a fingerprint, a face or the PIN of this device.
account-passkey-added = The passkey is kept
account-passkeys = { $count ->
    [one] You have { $count } passkey.
   *[other] You have { $count } passkeys.
}
account-drop-passkeys = Remove all passkeys
account-sign-out = Sign out
    .text = Your seat stays for you.
account-sign-out-all = Sign out on all devices
evenings-title = My evenings
    .detail = What you have played in this room, the last first.
    .note = Every evening that you have played in this room, with your result and your hands.
evenings-empty = You have not played yet
    .detail = When you have won or lost your first chips, the evening stands here.
    .button = To the tables
evenings-loading = Looking them up
evenings-failed = Your evenings cannot be shown
evenings-sheet = The books
    .label = The books of { $date } at { $table }
evenings-hands = My hands
    .label = My hands of { $date } at { $table }
    .none = None of your hands stands here.
evenings-count = { $count ->
    [one] { $count } hand at the table
   *[other] { $count } hands at the table
}
evenings-open = not closed yet
evenings-back = Back to the lobby
