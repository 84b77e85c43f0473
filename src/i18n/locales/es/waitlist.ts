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
      'Algo salió mal y no sabemos si está en la lista de espera. Puede enviarlo otra vez: no aparecerá dos veces.',
    'not-done': 'Ya verificamos: no está en la lista de espera. Sus datos siguen aquí y puede enviarlos de nuevo.',
  },

  checkHeading: 'Revise su correo',
  checkText:
    'Le enviamos un correo con un enlace. Ábralo en el plazo de un día para confirmar su correo electrónico y unirse a la lista de espera.',
  checkAgain: '¿No llegó ningún correo? Busque en la carpeta de spam.',
  otherAddress: 'Usar otro correo',
  checkLine: 'Revise su correo: estará en la lista de espera cuando confirme su correo electrónico.',

  confirmHeading: 'Confirme su correo electrónico',
  confirmText: 'Así podremos avisarle si se libera un horario.',
  confirmYes: 'Confirmar mi correo electrónico',
  confirming: 'Confirmando su correo electrónico…',
  notConfirmed: {
    offline:
      'Está sin conexión, así que su correo electrónico aún no está confirmado. Inténtelo de nuevo cuando vuelva la conexión.',
    'rate-limited':
      'Estamos recibiendo muchas solicitudes y su correo electrónico aún no está confirmado. Inténtelo de nuevo en un minuto.',
    unsure: 'Algo salió mal y es posible que su correo electrónico aún no esté confirmado. Inténtelo de nuevo.',
  },
  confirmedHeading: 'Su correo electrónico está confirmado',
  expiredHeading: 'Este enlace ya no funciona',
  expiredText:
    'Cada enlace funciona durante un día y deja de servir si sale de la lista de espera. Puede unirse otra vez.',

  listHeading: 'Está en la lista de espera para visitas',
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
    unsure: 'Algo salió mal y es posible que siga en la lista de espera. Inténtelo de nuevo.',
  },

  leaveHeading: '¿Salir de la lista de espera para visitas?',
  leaveText: 'Ya no recibirá más mensajes sobre horarios disponibles.',
  leftHeading: 'Salió de la lista de espera para visitas',
  leftText: 'Ya no recibirá más mensajes sobre horarios disponibles.',

  stillOn: 'Usted sigue en la lista de espera para visitas.',
  gone: 'Ya no está en esta lista de espera para visitas. Aún puede elegir un horario.',
  notRead:
    'No encontramos su inscripción en la lista de espera, así que el formulario está en blanco. Aún puede elegir un horario.',
};
