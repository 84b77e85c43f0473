import type { BookedWords } from '../../messages.ts';
import { anyOf, ended, inSentence, theTime } from './grammar.ts';

const suiting = (suits: readonly string[]): string => anyOf(suits.map(inSentence));

export const bookedEs: BookedWords = {
  actions: {
    title: (place) => (place ? `Visita a ${place}` : 'Visita a la propiedad'),
    addToCalendar: 'Agregar al calendario',
    calendarFile: 'Apple u otro calendario',
    google: 'Google Calendar',
    outlook: 'Outlook.com',
    saved: (name) => `Abra el archivo ${name} para agregar la visita a su calendario.`,
    changeAt: (link) => `Cambiar o cancelar: ${link}`,
    directions: 'Cómo llegar',
    share: 'Compartir',
    shared: (title, when, location) => [title, when, location].filter((line) => line !== '').join('\n'),
    copied: 'Copiado. Puede pegarlo en un mensaje.',
    copyByHand: 'Copie este texto para compartirlo:',
    oldEntry: (time) => ended(`Si la agregó a su calendario, ahí todavía dice ${time}`),
    replaceEntry: 'Reemplazarla en el calendario',

    plansChange: '¿Cambio de planes?',
    reschedule: 'Cambiar horario',
    cancelTour: 'Cancelar visita',
    notAllowed: 'Esta visita no se puede cambiar aquí. Contáctenos.',
  },

  agent: {
    willShow: (name) => `${name} le mostrará el lugar`,
    askedFor: (name) => `Pidió la visita con ${name}`,
    call: 'Llamar',
    text: 'Mensaje',
    callName: (name) => `Llamar a ${name}`,
    textName: (name) => `Mensaje a ${name}`,
  },

  changes: {
    rescheduleHeading: 'Cambie el horario de su visita',
    rescheduleText: 'Conserva su horario hasta que confirme otro.',
    perhapsRescheduled: (times) =>
      `${ended(`Es posible que su visita ya se haya cambiado al ${anyOf(times)}`)} Contáctenos para confirmarlo.`,
    keepTime: (time) => `Conservar el ${time}`,
    back: 'Volver',
    chooseTime: 'Elija un nuevo horario',
    fromTo: (from, to) => `${ended(`Horario actual: ${from}`)} Nuevo horario: ${to}`,
    reschedule: 'Cambiar la visita',
    rescheduling: 'Cambiando su visita…',
    chosen: (time) => ended(`Nuevo horario: ${time}`),
    ownTime: 'Ese ya es su horario.',
    slotTakenOrPast: (time) => ended(`No pudimos cambiar su visita a ${theTime(time)}`),
    slotTakenButFree: (time) =>
      `No pudimos cambiar su visita a ${theTime(time)}, aunque ese horario aparece disponible.`,
    stays: (time) => ended(`Su visita sigue siendo el ${time}`),
    takenPerhapsRescheduled: 'Es posible que su visita ya esté en ese horario. Contáctenos antes de elegir otro.',
    notChanged: {
      offline: 'Está sin conexión. No se envió nada y nada ha cambiado. Inténtelo de nuevo cuando vuelva la conexión.',
      'rate-limited':
        'Estamos recibiendo muchas solicitudes. Aún no ha cambiado nada. Inténtelo de nuevo en un minuto.',
      refused: 'No se completó, así que nada ha cambiado. Inténtelo de nuevo o contáctenos.',
    },

    cancelHeading: '¿Cancelar su visita?',
    cancelText: (time, place) => ended(`${time}${place ? ` en ${place}` : ''}`),
    otherTimes: '¿Le serviría otro horario?',
    allTimes: 'Todos los horarios',
    keepTour: 'Conservar mi visita',
    cancel: 'Cancelar visita',
    canceling: 'Cancelando su visita…',
    serviceSays: (words) => `El sistema responde: ${words}`,

    canceledHeading: 'Su visita está cancelada',
    told: 'Ya avisamos al equipo de alquileres.',
    notTold: 'No se envió ningún aviso al equipo de alquileres.',
    inCalendar: 'Si está en su calendario, bórrela también de ahí.',
    removeEntry: 'Quitar del calendario',
    canceledEntry: (place) => (place ? `Cancelada: visita a ${place}` : 'Cancelada: visita'),
    entrySaved: (name) => `Guardado como ${name}. Ábralo para quitar la visita de su calendario.`,
    bookAnother: 'Reservar otra visita',

    rescheduleUnsureHeading: 'No sabemos si su visita se cambió',
    rescheduleUnsureText: (from, to) =>
      `${ended(`Algo salió mal. Su visita sigue siendo el ${from} o se cambió al ${anyOf(to)}`)} No la ha perdido.`,
    rescheduleUnsureContact: 'Contáctenos para confirmarlo.',
    notChangedAgain: {
      offline: 'Está sin conexión, así que no se volvió a enviar nada.',
      'rate-limited':
        'Estamos recibiendo muchas solicitudes y su último intento no se completó. Inténtelo más tarde o contáctenos.',
      refused: 'Su último intento no se completó.',
    },
    otherTime: 'Elegir otro horario',
    rescheduleAgain: (time) => `Intentar otra vez cambiarla al ${time}`,
    cancelUnsureHeading: 'No sabemos si su visita se canceló',
    cancelUnsureText: (time) => `Algo salió mal. Es posible que su visita del ${time} siga en pie.`,
    cancelUnsureContact: 'Contáctenos para confirmarlo.',
    cancelAgain: 'Intentarlo otra vez',
    notAllowed: 'Esta visita no se puede cambiar aquí.',
  },

  lead: {
    heading: 'Deje sus datos',
    nothingThrough: (day) => `Sin horarios disponibles hasta el ${day} inclusive`,
    lookedAt: () => 'Todos los días que se pueden reservar en línea están completos.',
    ask: 'Preguntar a la oficina',
    seeMonth: (month) => `Ver ${month}`,
    showCalendar: 'Ver el calendario de todos modos',
    text: 'Díganos qué horarios le convienen.',
    suits: '¿Qué le conviene?',
    suitNames: {
      morning: 'Por la mañana',
      afternoon: 'Por la tarde',
      evening: 'Por la noche',
      weekdays: 'De lunes a viernes',
      saturday: 'Sábados',
      sunday: 'Domingos',
    },
    send: 'Solicitar un horario',
    sending: 'Enviando sus datos…',
    notes: (suits, nothingUntil) =>
      [
        'Quiere hacer una visita.',
        suits.length > 0 ? `Le conviene: ${suiting(suits)}.` : '',
        nothingUntil === undefined
          ? ''
          : `En línea no se encontró ningún horario disponible hasta el ${nothingUntil} inclusive.`,
      ]
        .filter((line) => line !== '')
        .join(' '),

    notSent: {
      offline:
        'Está sin conexión. No se envió nada y sus datos siguen aquí. Inténtelo de nuevo cuando vuelva la conexión.',
      'rate-limited':
        'Estamos recibiendo muchas solicitudes. Sus datos aún no se enviaron. Inténtelo de nuevo en un minuto.',
      refused: 'No pudimos enviar sus datos. Llámenos o escríbanos.',
      unsure: 'Algo salió mal y no sabemos si llegaron sus datos. Puede enviarlos otra vez o contactarnos.',
    },
    mail: 'Enviar por correo electrónico',
    mailSubject: 'Solicitud de visita',
    mailBody: (notes, name, phone) => [notes, '', name, phone].filter((line, at) => at === 1 || line !== '').join('\n'),

    thanks: (name) => `Gracias, ${name}`,
    thanksAll: 'Gracias',
    left: (suits) =>
      suits.length > 0 ? `Ya tenemos sus datos y sabemos qué le conviene: ${suiting(suits)}.` : 'Ya tenemos sus datos.',
  },

  plain: {
    heading: 'No se pudo mostrar esta parte',
    nothingSent: 'No se envió nada. Inténtelo de nuevo o contáctenos.',
    showAgain: 'Mostrar de nuevo',
    wait: 'El resultado aparecerá aquí.',
    notBooked: 'Su visita no está reservada',
    perhaps: 'Es posible que haya quedado reservada una visita en este horario. Contáctenos antes de reservar otro.',

    rescheduling: 'Cambiando su visita…',
    notRescheduled: 'Su visita no se cambió',
    stays: 'El horario no ha cambiado.',
    rescheduleUnsure: 'No sabemos si su visita se cambió',
    rescheduleUnsureText: 'Es uno de estos horarios. Contáctenos para saber en cuál.',

    canceling: 'Cancelando su visita…',
    notCanceled: 'Su visita no se canceló',
    canceled: 'Su visita está cancelada',
    cancelUnsure: 'No sabemos si su visita se canceló',
    cancelUnsureText: 'Es posible que no se haya completado. Contáctenos para confirmarlo.',

    sendingDetails: 'Enviando sus datos…',
    detailsLeft: 'Ya tenemos sus datos',
    detailsUnsure: 'No sabemos si llegaron sus datos',
    detailsNotSent: 'Sus datos no se enviaron',
  },
};
