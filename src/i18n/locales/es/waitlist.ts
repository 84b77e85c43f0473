import type { WaitlistMessages } from '../../waitlist.ts';
import { ended } from './grammar.ts';

export const waitlistEs: WaitlistMessages = {
  offer: 'Avísenme cuando se libere un horario',
  text: 'Le enviamos un mensaje cuando se libera un horario. No le apartamos nada: el horario es de quien lo tome primero.',
  days: 'Qué días',
  week: (first, last) => `Toda la semana: del ${first} al ${last}`,
  anyDay: (last) => `Cualquier día hasta el ${last}`,
  parts: 'Partes del día',
  partsHint: 'Si no marca ninguna, vale cualquier hora del día.',
  anyTime: 'A cualquier hora del día',
  send: 'Anótenme en la lista',
  sending: 'Anotando sus datos en la lista…',
  notJoined: {
    offline: 'No tiene conexión. No se envió nada y conservamos sus datos. Intente de nuevo cuando tenga conexión.',
    'rate-limited':
      'Muchas personas están escribiendo en este momento. Aún no está en la lista; intente de nuevo en un momento.',
    refused: 'No se pudieron anotar sus datos en la lista desde aquí. Contacte a la propiedad.',
    unsure:
      'No recibimos una respuesta clara y no sabemos si está en la lista. Puede enviarlo otra vez: nunca aparecerá dos veces.',
    'not-done': 'Lo comprobamos: no está en la lista. Conservamos sus datos y puede enviarlos de nuevo.',
  },

  checkHeading: 'Revise su correo',
  checkText:
    'Le enviamos un mensaje con un enlace. Ábralo para confirmar su dirección: solo entonces estará en la lista. El enlace funciona durante un día.',
  checkAgain:
    '¿No llegó ningún mensaje? Busque en la carpeta de spam. Si la dirección era incorrecta, salga de la lista y escríbala otra vez.',
  checkLine: 'Revise su correo: estará en la lista cuando confirme su dirección.',

  confirmHeading: 'Confirme su correo electrónico',
  confirmText: 'Así podremos avisarle cuando se libere un horario.',
  confirmYes: 'Confirmar mi dirección',
  confirming: 'Confirmando su dirección…',
  notConfirmed: {
    offline: 'No tiene conexión, así que su dirección aún no está confirmada. Intente de nuevo cuando tenga conexión.',
    'rate-limited':
      'Muchas personas están escribiendo en este momento y su dirección aún no está confirmada. Intente de nuevo en un momento.',
    unsure: 'No recibimos una respuesta clara y es posible que su dirección aún no esté confirmada. Intente de nuevo.',
  },
  confirmedHeading: 'Su dirección está confirmada',
  expiredHeading: 'Este enlace ya no funciona',
  expiredText: 'El enlace funciona durante un día, y deja de hacerlo si sale de la lista. Puede anotarse de nuevo.',

  listHeading: 'Está en la lista',
  fromTo: (first, last) => `Del ${first} al ${last}`,
  until: (day) => ended(`Está en la lista hasta el ${day}`),
  nothingHeld: 'No le apartamos nada. El horario es de quien lo tome primero.',
  howToLeave: 'Cada mensaje tiene un enlace para salir de la lista.',
  show: 'Ver qué espero',
  leave: 'Salir de la lista',
  leaveAsk: '¿Salir de la lista? Ya no recibirá mensajes sobre horarios libres.',
  leaveYes: 'Sí, salir de la lista',
  leaveNo: 'Seguir en la lista',
  leaving: 'Saliendo de la lista…',
  notLeft: {
    offline: 'No tiene conexión, así que sigue en la lista. Intente de nuevo cuando tenga conexión.',
    'rate-limited':
      'Muchas personas están escribiendo en este momento y usted sigue en la lista. Intente de nuevo en un momento.',
    unsure: 'No recibimos una respuesta clara y es posible que siga en la lista. Intente de nuevo.',
  },

  leaveHeading: '¿Salir de la lista de espera?',
  leaveText: 'Ya no recibirá mensajes sobre horarios libres.',
  leftHeading: 'Salió de la lista',
  leftText: 'No le enviaremos más mensajes sobre horarios libres.',

  stillOn: 'Usted sigue en la lista.',
  gone: 'Ya no está en esta lista. De todos modos puede elegir un horario.',
  notRead:
    'No pudimos consultar sus datos en la lista, así que no se rellenó nada. De todos modos puede elegir un horario.',
};
