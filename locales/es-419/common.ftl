# What all games share: the lobby, the table, the panel, what is asked and answered.

lobby-asked = { $people }: { $host } quiere jugar otra. La partida empieza en cuanto todo el mundo presione *Me apunto*.{ $enough ->
        [yes] { " " }{ $host } también puede empezar sin el resto.
       *[no] { "" }
    }
lobby-invited = { $people }: { $host } invita a jugar { $game } por mensaje directo. La partida empieza en cuanto todo el mundo presione *Me apunto*.{ $enough ->
        [yes] { " " }{ $host } también puede empezar sin el resto.
       *[no] { "" }
    }
lobby-ask = Invitar a gente con la que jugaste
lobby-door = **{ $game }** ya empezó. Tienes cerrados los mensajes directos, así que juega desde aquí: presiona *{ BUTTON("table-hand") }*. ¿Ya no ves este mensaje? { COMMAND("match hand") } hace lo mismo.
lobby-addbot = Agregar bot
table-away = { $who } no está, así que un bot ocupa su asiento. ¿Ya de vuelta? Presiona *{ BUTTON("table-takeback") }*.{ $lost ->
        [yes] {" "}Si no vuelves antes del final, la partida te contará como perdida.
       *[no] {""}
    }
table-half = ⏳ Pasó la mitad del tiempo.
table-closed-dms = { $who }, no puedo escribirte: tienes cerrados los mensajes directos. Presiona *{ BUTTON("table-hand") }* para jugar: se abre aquí y solo lo ves tú.
table-moved = Esta partida sigue { $where }.{ $by ->
        [message] {" "}¿Juegas y no te llegan mis mensajes? Presiona *{ BUTTON("table-hand") }* aquí.
       *[place] {""}
    }
table-as-of = -# Así estaba la mesa { $at }. Aquí solo soy un invitado y no puedo cambiarla sin un clic: presiona *{ table-update }* para ver qué hay de nuevo.
panel-ticked = Marqué mi propuesta. Desmarca lo que prefieras conservar y marca otra cosa.
panel-stale = La partida avanzó. Así están las cosas ahora.
notice-rematch = **{ $game }** { $host } quiere jugar otra. Presiona *{ BUTTON("lobby-join", asks: "yes") }* en la mesa: { $link }
notice-startable = **[{ $game }]({ $link })** { $person } se unió a tu mesa { $where }, así que ya puedes empezar. Presiona *{ BUTTON("lobby-start", asks: "no") }* o espera a más gente.
notice-expired = Tu mesa de { $game } { $where } se cerró: nadie la empezó a tiempo. Abre otra con { COMMAND($command, "new") }.
notice-moved = Alguien borró el canal donde jugabas { $game }, así que la partida sigue aquí, por mensaje directo. No se perdió nada y cada cual conserva su tiempo.
notice-closed = Ya no puedo escribir donde jugabas { $game }, { $where }, así que la partida sigue aquí, por mensaje directo. No se perdió nada y cada cual conserva su tiempo. Si me vuelven a dejar entrar, { COMMAND("match move") } la lleva otra vez allá.
notice-moved-by = { $who } movió su partida de **{ $game }**: sigue { $where }. ¿No te queda bien? { COMMAND("match move") } la lleva a otro lado, o de vuelta.
notice-bar = Ya no puedes abrir mesas en { $server }: así lo decidió la moderación. Puedes seguir uniéndote a las de otras personas, y tus partidas continúan. ¿Quieres que cambie? Habla con la moderación.
notice-replaced = No estabas, así que el resto le pidió a { $person } que jugara por ti en tu mesa de { $game } { $where }. El asiento sigue siendo tuyo: presiona *{ BUTTON("table-takeback") }* en { $link } cuando quieras.
notice-returned = { $person } volvió y recupera su asiento en la mesa de { $game } { $where }. ¡Gracias por la ayuda!
notice-unasked = No puedo invitar a { $person } a tu mesa de { $game }: no acepta mis mensajes, o no compartimos ningún servidor. Puede agregarme a su cuenta y escribirme; después, vuelve a invitar a esa persona.
