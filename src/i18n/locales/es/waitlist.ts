import type { WaitlistMessages } from '../../waitlist.ts';
import { ended } from './grammar.ts';

export const waitlistEs: WaitlistMessages = {
  offer: 'Avísenme si se libera un horario',
  text: 'Le avisaremos por correo si se libera un horario, como máximo tres veces al día. Los horarios se asignan por orden de llegada.',
  days: '¿Qué días?',
  weekend: 'Este fin de semana',
  nextWeek: 'La próxima semana',
  own: 'Elegir días',
  first: 'Primer día',
  last: 'Último día',
  anyDay: (last) => `Cualquier día hasta el ${last}`,
  parts: 'Momentos del día',
  partsHint: 'Déjelo en blanco si le sirve cualquier hora.',
  anyTime: 'Cualquier hora del día',
  send: 'Unirme a la lista de espera',
  sending: 'Agregándole a la lista de espera…',
  notJoined: {
    offline:
      'Está sin conexión. No se envió nada y sus datos siguen aquí. Inténtelo de nuevo cuando vuelva la conexión.',
    'rate-limited':
      'Estamos recibiendo muchas solicitudes. Aún no está en la lista de espera. Inténtelo de nuevo en un minuto.',
    refused: 'No pudimos agregarle. Llámenos o escríbanos.',
    unsure:
      'No recibimos respuesta y no sabemos si está en la lista de espera. Puede enviarlo otra vez: no aparecerá dos veces.',
    'not-done': 'Ya verificamos: no está en la lista de espera. Sus datos siguen aquí y puede enviarlos de nuevo.',
  },

  checkHeading: 'Revise su correo',
  checkText:
    'Le enviamos un correo con un enlace. Ábralo en el plazo de un día para confirmar su dirección y unirse a la lista de espera.',
  checkAgain: '¿No llegó ningún correo? Busque en la carpeta de spam.',
  otherAddress: 'Usar otra dirección',
  checkLine: 'Revise su correo: estará en la lista de espera cuando confirme su dirección.',

  confirmHeading: 'Confirme su correo electrónico',
  confirmText: 'Así podremos avisarle si se libera un horario.',
  confirmYes: 'Confirmar mi dirección',
  confirming: 'Confirmando su dirección…',
  notConfirmed: {
    offline:
      'Está sin conexión, así que su dirección aún no está confirmada. Inténtelo de nuevo cuando vuelva la conexión.',
    'rate-limited':
      'Estamos recibiendo muchas solicitudes y su dirección aún no está confirmada. Inténtelo de nuevo en un minuto.',
    unsure: 'No recibimos respuesta y es posible que su dirección aún no esté confirmada. Inténtelo de nuevo.',
  },
  confirmedHeading: 'Su dirección está confirmada',
  expiredHeading: 'Este enlace ya no funciona',
  expiredText:
    'Cada enlace funciona durante un día y deja de servir si sale de la lista de espera. Puede unirse otra vez.',

  listHeading: 'Está en la lista de espera',
  fromTo: (first, last) => `Del ${first} al ${last}`,
  until: (day) => ended(`Está en la lista de espera hasta el ${day}`),
  show: 'Ver mi inscripción',
  leave: 'Salir de la lista de espera',
  leaveYes: 'Sí, salir de la lista',
  leaveNo: 'Seguir en la lista',
  leaving: 'Saliendo de la lista de espera…',
  notLeft: {
    offline: 'Está sin conexión, así que sigue en la lista de espera. Inténtelo de nuevo cuando vuelva la conexión.',
    'rate-limited':
      'Estamos recibiendo muchas solicitudes y usted sigue en la lista de espera. Inténtelo de nuevo en un minuto.',
    unsure: 'No recibimos respuesta y es posible que siga en la lista de espera. Inténtelo de nuevo.',
  },

  leaveHeading: '¿Salir de la lista de espera?',
  leaveText: 'Ya no recibirá más mensajes.',
  leftHeading: 'Salió de la lista de espera',
  leftText: 'No le enviaremos más mensajes.',

  stillOn: 'Usted sigue en la lista de espera.',
  gone: 'Ya no está en esta lista de espera. Aún puede elegir un horario.',
  notRead:
    'No encontramos su inscripción en la lista de espera, así que el formulario está en blanco. Aún puede elegir un horario.',
};
