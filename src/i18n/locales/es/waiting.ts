import type { WaitingMessages } from '../../waiting.ts';
import { ended } from './grammar.ts';

export const waitingEs: WaitingMessages = {
  offer: 'Avísenme cuando se libere un horario',
  text: 'Le enviamos un mensaje cuando se libera un horario. No le apartamos nada: el horario es de quien lo tome primero.',
  days: 'Qué días',
  week: (first, last) => `Toda la semana: del ${first} al ${last}`,
  anyDay: (last) => `Cualquier día hasta el ${last}`,
  parts: 'Partes del día',
  partsHint: 'Si no marca ninguna, vale cualquier hora del día.',
  anyTime: 'A cualquier hora del día',
  consent: (sender, last) =>
    `${ended(`Acepto recibir mensajes de texto${sender ? ` de ${sender}` : ''} cuando se libere un horario de visita: hasta 3 mensajes al día, hasta el ${last}`)} Pueden aplicarse tarifas de mensajes y datos. Responda STOP para dejar de recibirlos o HELP para obtener ayuda. Aceptar no es condición para la visita.`,
  number:
    'Guardamos su teléfono solo si acepta recibir mensajes de texto. Si no, se lo pediremos cuando elija un horario.',
  send: 'Anótenme en la lista',
  sending: 'Anotando sus datos en la lista…',
  notJoined: {
    offline: 'No tiene conexión. No se envió nada y conservamos sus datos. Intente de nuevo cuando tenga conexión.',
    'rate-limited':
      'Muchas personas están escribiendo en este momento. Aún no está en la lista; intente de nuevo en un momento.',
    refused: 'No se pudieron anotar sus datos en la lista desde aquí. Contacte a la propiedad.',
    unsure:
      'No recibimos una respuesta clara y no sabemos si está en la lista. Puede enviarlo otra vez: nunca aparecerá dos veces.',
  },

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
