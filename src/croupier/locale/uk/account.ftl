# Обліковий запис: ім’я, закріплене паролем.

me-title = Ви
account-name = Ваше ім’я тут
account-password = Пароль
    .help = { $count ->
        [one] Щонайменше { $count } символ. Підійде коротке речення.
        [few] Щонайменше { $count } символи. Підійде коротке речення.
       *[many] Щонайменше { $count } символів. Підійде коротке речення.
    }
account-sign-in = Увійти з паролем
    .text = Ім’я, яке ви тут закріпили, і ваш пароль.
account-by-passkey = Увійти з ключем доступу
account-have = Уже маєте тут своє ім’я? Увійдіть
account-as-guest = Зайти гостем
account-keep-name = Закріпити це ім’я
    .text = З паролем ви та сама людина на кожному пристрої.
account-keep = Закріпити ім’я
    .text = Місце й ваші вечори перейдуть за вами на інший пристрій, і ніхто інший не зайде під цим іменем. Пошти тут немає, тож забутий пароль надіслати нікуди.
account-kept = Тепер це ім’я ваше
account-change = Змінити пароль
    .text = На всіх інших пристроях доведеться увійти знову.
    .yes = Змінити
account-changed = Пароль змінено
account-current = Теперішній пароль
account-new = Новий пароль
account-add-passkey = Додати ключ доступу
    .text = Вхід за відбитком, обличчям або PIN-кодом цього пристрою.
account-passkey-added = Ключ доступу збережено
account-passkeys = { $count ->
    [one] У вас { $count } ключ доступу.
    [few] У вас { $count } ключі доступу.
   *[many] У вас { $count } ключів доступу.
}
account-drop-passkeys = Видалити всі ключі доступу
account-sign-out = Вийти
    .text = Місце за столом лишиться за вами.
account-sign-out-all = Вийти на всіх пристроях
evenings-title = Мої вечори
    .detail = Усе, що ви зіграли в цій кімнаті, від останнього.
    .note = Усі вечори, які ви тут зіграли, з вашим підсумком і роздачами.
evenings-empty = Ви ще не грали
    .detail = Щойно ви виграєте чи програєте перші фішки, вечір з’явиться тут.
    .button = До столів
evenings-loading = Шукаємо
evenings-failed = Ваші вечори не вдалося показати
evenings-sheet = Розрахунки
    .label = Розрахунки за { $date }, стіл { $table }
evenings-hands = Мої роздачі
    .label = Мої роздачі за { $date }, стіл { $table }
    .none = Ваших роздач тут немає.
evenings-count = { $count ->
    [one] { $count } роздача за столом
    [few] { $count } роздачі за столом
    [many] { $count } роздач за столом
   *[other] { $count } роздачі за столом
}
evenings-open = ще не закритий
evenings-back = Назад до лобі
