# What Freehold knows about a person, and how it forgets that.

command-privacy = Zobacz albo usuń to, co Freehold o tobie wie
command-privacy-export = Odbierz w wiadomości prywatnej plik ze wszystkim, co o tobie zapisane
command-privacy-delete = Usuń wszystko, co o tobie zapisane; najpierw jeszcze raz zapytam
name-privacy = prywatność
name-export = eksport
name-delete = usuń

privacy-export = Oto wszystko, co Freehold o tobie zapisał: twoja nazwa, twoje ustawienia, miejsca, ruchy, wyniki, rankingi i ligi. Nie ma tu nic o nikim innym.
# What does not fit into one file: $part is the number of this one.
privacy-part = To za dużo na jeden plik, więc dostajesz kilka. To część { $part }, a będą następne.
privacy-part-last = To część { $part }, ostatnia.
privacy-unsent = Wszystkie twoje dane są zebrane, ale Discord nie pozwolił mi ich wysłać. Spróbuj znów za kilka minut. Jeśli znowu się nie uda, poproś o nie osobę, która prowadzi tu Freehold.
privacy-sent = Wszystko jest już w twoich wiadomościach prywatnych.
privacy-delete-question = Mam zapomnieć wszystko o tobie, na wszystkich serwerach?
privacy-delete-hint =
    W bieżących partiach twoje miejsce zajmie bot, a partie te liczą się jako przegrane. Wypadasz ze swoich lig, a twoje wyniki i rankingi znikają. Rozegrane partie zostają dla innych, bez twojej nazwy. Nie da się tego cofnąć.
    Chcesz najpierw kopię? Użyj { COMMAND("privacy export") }.
privacy-deleted = Gotowe: nic już o tobie nie wiem. Wiadomości, które Discord już pokazuje, zostają; te prywatne możesz usunąć samodzielnie. Jeśli znów zagrasz, zaczniemy od zera.
# The name of somebody who is forgotten, in what they played
privacy-former = Ktoś
