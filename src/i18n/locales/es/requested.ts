import type { RequestedMessages } from '../../requested.ts';
import { allOf, anyOf, ended } from './grammar.ts';

export const launcherRequestedEs: RequestedMessages['launcher'] = {
  dialog: 'Solicite una visita',
  button: 'Solicite una visita',
};

export const requestedEs: RequestedMessages = {
  state: 'En espera de la oficina',
  answer: (place, time) =>
    ended(`La oficina${place ? ` de ${place}` : ''} le responderá${time ? ` a más tardar el ${time}` : ''}`),
  widget: { title: 'Solicite una visita' },
  launcher: launcherRequestedEs,
  screens: {
    slotTakenOrPast: (time) => ended(`No se pudo solicitar: ${time}`),
    slotTakenButFree: (time) =>
      `${ended(`No se pudo solicitar: ${time}`)} Es posible que ya tenga una visita en ese horario.`,
    takenPerhapsOwn: 'Puede ser la visita que acaba de solicitar. Contáctenos antes de solicitar otro horario.',
    unknownOutcomes: (times) =>
      `${ended(`Es posible que su solicitud haya llegado: ${anyOf(times)}`)} Contáctenos antes de solicitar otro horario.`,
    submit: (time) => `Solicitar: ${time}`,
    sending: 'Enviando su solicitud…',
    notBooked: {
      'rate-limited':
        'Hay muchas solicitudes en este momento. Su visita aún no está solicitada; intente de nuevo en un momento.',
      refused: 'Su visita no se solicitó. Revise sus datos e intente de nuevo, o contáctenos.',
    },
    foundNotBooked: (time) =>
      `Lo comprobamos: su solicitud no llegó (${time}). Conservamos sus datos y puede enviarla ahora.`,
    bookToo: (times, time) =>
      `${ended(`Es posible que ya haya solicitado una visita: ${anyOf(times)}`)} ¿Solicitar también ${time}?`,
    tourElsewhere: (tour) => ended(`Solicitó una visita en otra pestaña: ${tour}`),
    bookBeside: (tour, time) => `${ended(`Ya solicitó una visita: ${tour}`)} ¿Solicitar también ${time}?`,
    submitToo: (time) => `Solicitar también: ${time}`,
    unsureHeading: 'No sabemos si su solicitud llegó',
    unsureText: (time) =>
      `No recibimos una respuesta clara al enviar su solicitud (${time}). Es posible que haya llegado.`,
    unsureContact: 'Contáctenos antes de enviarla otra vez.',
    notBookedAgain: {
      'rate-limited':
        'Hay muchas solicitudes en este momento y la suya no se volvió a enviar. Intente más tarde o contáctenos.',
      refused: 'El servicio de reservas no aceptó su solicitud otra vez.',
    },
    bookAgain: 'Enviarla otra vez de todos modos',
    lookingUp: 'Comprobando si su solicitud llegó…',
    bookedHeading: 'Su visita está solicitada',
    otherTimeHeading: 'Su visita está solicitada a otra hora',
    otherTimeText: (asked, booked) =>
      `${ended(`Usted eligió: ${asked}`)} ${ended(`El servicio de reservas anotó: ${booked}`)} Contáctenos si no le conviene.`,
    rescheduledHeading: 'La hora de su solicitud cambió',
    youBooked: (time) => `Solicitó una visita: ${time}`,
    bookAnother: 'Solicitar otra visita',
    seeYouOn: (_weekday, name) => (name ? `Gracias, ${name}` : 'Gracias'),
    perhapsBookedToo: (times) =>
      `${ended(`Es posible que también haya llegado otra solicitud: ${allOf(times)}`)} Contáctenos si no la quiere.`,
  },
  form: {
    booker: { label: '¿Quién solicita la visita?' },
    refused: { notBooked: 'Su visita no está solicitada. La propiedad no aceptó esto:' },
  },
  homes: { goneText: 'Aún puede solicitar su visita.' },
  actions: {
    title: (place) => (place ? `Visita solicitada a ${place}` : 'Visita solicitada'),
    addToCalendar: 'Apuntar en el calendario',
    reschedule: 'Cambiar solicitud',
    cancelTour: 'Retirar solicitud',
  },
  changes: {
    rescheduleText: 'Su solicitud no cambia hasta que elija otro horario.',
    cancelHeading: '¿Retirar su solicitud?',
    keepTour: 'Mantener mi solicitud',
    cancel: 'Retirar solicitud',
    canceling: 'Retirando su solicitud…',
    canceledHeading: 'Su solicitud se retiró',
    bookAnother: 'Solicitar otro horario',
  },
  plain: {
    notBooked: 'Su visita no está solicitada',
    perhaps: 'Es posible que haya llegado una solicitud para este horario. Contáctenos antes de solicitar otro.',
  },
};
