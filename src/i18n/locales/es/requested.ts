import type { RequestedMessages } from '../../requested.ts';
import { allOf, anyOf, ended, theTime } from './grammar.ts';

export const launcherRequestedEs: RequestedMessages['launcher'] = {
  dialog: 'Solicite una visita',
  button: 'Solicite una visita',
  yourTour: (day, time) => `Solicitada: ${day} · ${time}`,
};

export const requestedEs: RequestedMessages = {
  state: 'En espera de la oficina',
  answer: (place, time) =>
    ended(`La oficina${place ? ` de ${place}` : ''} le responderá${time ? ` a más tardar el ${time}` : ''}`),
  widget: { title: 'Solicite una visita' },
  launcher: launcherRequestedEs,
  screens: {
    slotTakenOrPast: (time) => ended(`No pudimos solicitar su visita a ${theTime(time)}`),
    slotTakenButFree: (time) =>
      `${ended(`No pudimos solicitar su visita a ${theTime(time)}`)} Es posible que ya tenga una visita a esa hora.`,
    takenPerhapsOwn: 'Puede ser la visita que acaba de solicitar. Contáctenos antes de solicitar otro horario.',
    unknownOutcomes: (times) =>
      `Es posible que su solicitud para el ${anyOf(times)} haya llegado. Contáctenos antes de solicitar otro horario.`,
    submit: (time) => `Solicitar el ${time}`,
    sending: 'Enviando su solicitud…',
    notBooked: {
      'rate-limited':
        'Estamos recibiendo muchas solicitudes. Su visita aún no está solicitada. Inténtelo de nuevo en un minuto.',
      refused: 'Su visita no se solicitó. Revise sus datos e inténtelo de nuevo, o contáctenos.',
    },
    foundNotBooked: (time) =>
      `Ya verificamos: su solicitud para el ${time} no llegó. Sus datos siguen aquí y puede enviarla ahora.`,
    bookToo: (times, time) =>
      `${ended(`Es posible que ya haya solicitado una visita para el ${anyOf(times)}`)} ¿Solicitar también el ${time}?`,
    tourElsewhere: (tour) => ended(`En otra pestaña solicitó una visita para el ${tour}`),
    bookBeside: (tour, time) => `${ended(`Ya solicitó una visita para el ${tour}`)} ¿Solicitar también el ${time}?`,
    submitToo: (time) => `Solicitar también el ${time}`,
    unsureHeading: 'No sabemos si su solicitud llegó',
    unsureText: (time) =>
      `${ended(`Algo salió mal al enviar su solicitud para el ${time}`)} Aunque el horario todavía aparezca disponible, es posible que haya llegado.`,
    unsureContact: 'Contáctenos antes de enviarla otra vez.',
    bookAgain: 'Enviarla otra vez de todos modos',
    lookingUp: 'Verificando si su solicitud llegó…',
    bookedHeading: 'Su visita está solicitada',
    otherTimeHeading: 'Su visita está solicitada en otro horario',
    otherTimeText: (asked, booked) =>
      `${ended(`Usted eligió el ${asked}, y anotamos el ${booked}`)} Contáctenos si no le conviene.`,
    rescheduledHeading: 'Su solicitud cambió de horario',
    youBooked: (time) => `Solicitó una visita para el ${time}`,
    bookAnother: 'Solicitar otra visita',
    seeYouOn: (_weekday, name) => (name ? `Gracias, ${name}` : 'Gracias'),
    question: '¿Tiene alguna pregunta?',
    freeToChange: 'Puede cambiar o retirar su solicitud más tarde.',
    perhapsBookedToo: (times) =>
      `${ended(`Es posible que también haya llegado su solicitud para el ${allOf(times)}`)} Contáctenos si no la quiere.`,
  },
  form: {
    booker: { label: '¿Para quién solicita la visita?' },
    refused: { notBooked: 'Su visita no está solicitada. Cambie esto:' },
  },
  homes: { goneText: 'Aún puede solicitar su visita.' },
  agent: {
    willShow: (name) => `Su agente: ${name}`,
  },
  actions: {
    title: (place) => (place ? `Visita solicitada a ${place}` : 'Visita solicitada'),
    addToCalendar: 'Apuntar en el calendario',
    changeAt: (url) => `Cambiar o retirar: ${url}`,
    reschedule: 'Cambiar solicitud',
    cancelTour: 'Retirar solicitud',
    notAllowed: 'Esta solicitud no se puede cambiar aquí. Contáctenos.',
  },
  changes: {
    rescheduleHeading: 'Cambie su solicitud',
    rescheduleText: 'Su solicitud no cambia hasta que envíe otro horario.',
    perhapsRescheduled: (times) =>
      `${ended(`Es posible que su solicitud ya se haya cambiado al ${anyOf(times)}`)} Contáctenos para confirmarlo.`,
    reschedule: 'Cambiar solicitud',
    rescheduling: 'Cambiando su solicitud…',
    slotTakenOrPast: (time) => ended(`No pudimos cambiar su solicitud a ${theTime(time)}`),
    slotTakenButFree: (time) =>
      `No pudimos cambiar su solicitud a ${theTime(time)}, aunque ese horario aparece disponible.`,
    takenPerhapsRescheduled: 'Es posible que su solicitud ya sea para ese horario. Contáctenos antes de elegir otro.',
    stays: (time) => ended(`Su solicitud sigue siendo para el ${time}`),
    rescheduleUnsureHeading: 'No sabemos si su solicitud se cambió',
    rescheduleUnsureText: (from, to) =>
      `${ended(`Algo salió mal. Su solicitud sigue siendo para el ${from} o se cambió al ${anyOf(to)}`)} No la ha perdido.`,
    cancelHeading: '¿Retirar su solicitud?',
    keepTour: 'Mantener mi solicitud',
    cancel: 'Retirar solicitud',
    canceling: 'Retirando su solicitud…',
    canceledHeading: 'Su solicitud se retiró',
    canceledEntry: (place) => (place ? `Retirada: visita solicitada a ${place}` : 'Retirada: visita solicitada'),
    cancelUnsureHeading: 'No sabemos si su solicitud se retiró',
    cancelUnsureText: (time) => `Algo salió mal. Es posible que su solicitud para el ${time} no se haya retirado.`,
    notAllowed: 'Esta solicitud no se puede cambiar aquí.',
    bookAnother: 'Solicitar otra visita',
  },
  plain: {
    notBooked: 'Su visita no está solicitada',
    perhaps: 'Es posible que haya llegado una solicitud para este horario. Contáctenos antes de solicitar otro.',
    canceling: 'Retirando su solicitud…',
    notCanceled: 'Su solicitud no se retiró',
    canceled: 'Su solicitud se retiró',
    cancelUnsure: 'No sabemos si su solicitud se retiró',
  },
};
