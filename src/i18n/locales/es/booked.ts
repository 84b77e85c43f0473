import type { BookedWords } from '../../messages.ts';
import { anyOf, ended, inSentence } from './grammar.ts';

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
    oldEntry: (time) => ended(`Si la visita está en su calendario, ahí todavía dice ${time}`),
    replaceEntry: 'Reemplazarla',

    plansChange: '¿Cambio de planes?',
    reschedule: 'Cambiar la hora',
    cancelTour: 'Cancelar la visita',
    notAllowed: 'Esta visita no se puede cambiar aquí. Contáctenos.',
  },

  agent: {
    willShow: (name) => `${name} le mostrará el lugar`,
    askedFor: (name) => `Usted pidió a ${name}`,
    call: 'Llamar',
    text: 'Mensaje',
    callName: (name) => `Llamar a ${name}`,
    textName: (name) => `Mensaje a ${name}`,
  },

  changes: {
    rescheduleHeading: 'Cambie la hora de su visita',
    rescheduleText: 'Conserva su horario hasta que confirme otro.',
    perhapsRescheduled: (times) =>
      `${ended(`Es posible que su visita ya se haya cambiado: ${anyOf(times)}`)} Contáctenos para confirmarlo.`,
    keepTime: (time) => `Conservar ${time}`,
    back: 'Volver',
    chooseTime: 'Elija otro horario',
    fromTo: (from, to) => `${ended(`Antes: ${from}`)} Ahora: ${to}`,
    reschedule: 'Cambiar la visita',
    rescheduling: 'Cambiando su visita…',
    chosen: (time) => ended(`Nuevo horario: ${time}`),
    ownTime: 'Ese ya es su horario.',
    slotTakenOrPast: (time) => ended(`Su visita no se pudo cambiar a las ${time}`),
    slotTakenButFree: (time) => `Su visita no se pudo cambiar a las ${time}, aunque ese horario aparece disponible.`,
    stays: (time) => ended(`Su visita sigue en pie: ${time}`),
    takenPerhapsRescheduled: 'Es posible que su visita ya esté en ese horario. Contáctenos antes de elegir otro.',
    notRescheduled: {
      offline: 'No tiene conexión. No se envió nada y conserva su horario. Intente de nuevo cuando tenga conexión.',
      'rate-limited':
        'Muchas personas están reservando en este momento. Su visita no se cambió; intente de nuevo en un momento.',
      refused: 'Su visita no se cambió. Intente de nuevo o contáctenos.',
    },

    cancelHeading: '¿Cancelar su visita?',
    cancelText: (time, place) => ended(`${time}${place ? ` en ${place}` : ''}`),
    otherTimes: '¿Le serviría otro horario?',
    allTimes: 'Todos los horarios',
    keepTour: 'Conservar mi visita',
    cancel: 'Cancelar la visita',
    canceling: 'Cancelando su visita…',
    notCanceled: {
      offline:
        'No tiene conexión. No se envió nada y su visita no está cancelada. Intente de nuevo cuando tenga conexión.',
      'rate-limited':
        'Muchas personas están reservando en este momento. Su visita no está cancelada; intente de nuevo en un momento.',
      refused: 'Su visita no se canceló. Intente de nuevo o contáctenos.',
    },
    serviceSays: (words) => `El servicio de reservas dice: ${words}`,

    canceledHeading: 'Su visita está cancelada',
    told: 'Se avisó al equipo de alquileres.',
    notTold: 'El servicio de reservas no envió ningún aviso al equipo de alquileres.',
    inCalendar: 'Si está en su calendario, bórrela también de ahí.',
    removeEntry: 'Quitar del calendario',
    canceledEntry: (place) => (place ? `Cancelada: visita a ${place}` : 'Cancelada: visita'),
    entrySaved: (name) => `Guardado como ${name}. Ábralo y su calendario quitará la visita.`,
    bookAnother: 'Reservar otro horario',

    rescheduleUnsureHeading: 'No sabemos si su visita se cambió',
    rescheduleUnsureText: (from, to) =>
      `${ended(`No recibimos una respuesta clara. Su visita es ${from}, o se cambió: ${anyOf(to)}`)} No la ha perdido.`,
    rescheduleUnsureContact: 'Contáctenos para saber cuál es su horario.',
    notRescheduledAgain: {
      offline: 'No tiene conexión, así que no se envió nada otra vez.',
      'rate-limited':
        'Muchas personas están reservando en este momento y la visita no se volvió a cambiar. Intente más tarde o contáctenos.',
      refused: 'El servicio de reservas no volvió a cambiar la visita.',
    },
    otherTime: 'Elegir otro horario',
    rescheduleAgain: (time) => `Intentar cambiarla otra vez: ${time}`,
    cancelUnsureHeading: 'No sabemos si su visita se canceló',
    cancelUnsureText: (time) =>
      ended(`No recibimos una respuesta clara. Es posible que su visita siga en pie: ${time}`),
    cancelUnsureContact: 'Contáctenos para confirmarlo.',
    notCanceledAgain: {
      offline: 'No tiene conexión, así que no se envió nada otra vez.',
      'rate-limited':
        'Muchas personas están reservando en este momento y la visita no se volvió a cancelar. Intente más tarde o contáctenos.',
      refused: 'El servicio de reservas no volvió a cancelar la visita.',
    },
    cancelAgain: 'Intentar cancelarla otra vez',
    notAllowed: 'El servicio de reservas no permite cambiar esta visita aquí.',
  },

  lead: {
    heading: 'Deje sus datos',
    nothingThrough: (day) => `Sin horarios disponibles hasta el ${day} inclusive`,
    lookedAt: () => 'Todos los días que se pueden reservar en línea están ocupados.',
    ask: 'Preguntar a la oficina',
    showCalendar: 'Ver el calendario de todos modos',
    text: 'Dígale a la propiedad qué le conviene.',
    suits: 'Qué le conviene',
    suitNames: {
      morning: 'Por la mañana',
      afternoon: 'Por la tarde',
      evening: 'Por la noche',
      weekdays: 'De lunes a viernes',
      saturday: 'Sábados',
      sunday: 'Domingos',
    },
    send: 'Pedir un horario',
    sending: 'Enviando sus datos…',
    notes: (suits, nothingUntil) =>
      [
        'Pide una visita.',
        suits.length > 0 ? `Le conviene: ${suiting(suits)}.` : '',
        nothingUntil === undefined
          ? ''
          : `En línea no se encontró ningún horario disponible hasta el ${nothingUntil} inclusive.`,
      ]
        .filter((line) => line !== '')
        .join(' '),

    notSent: {
      offline: 'No tiene conexión. No se envió nada y conservamos sus datos. Intente de nuevo cuando tenga conexión.',
      'rate-limited':
        'Muchas personas están escribiendo en este momento. Sus datos aún no se enviaron; intente de nuevo en un momento.',
      refused: 'No se pudieron enviar sus datos desde aquí. Contacte a la propiedad.',
      unsure:
        'No recibimos una respuesta clara y no sabemos si llegaron sus datos. Puede enviarlos otra vez o contactar a la propiedad.',
    },
    mail: 'Enviar por correo electrónico',
    mailSubject: 'Un horario para una visita',
    mailBody: (notes, name, phone) => [notes, '', name, phone].filter((line, at) => at === 1 || line !== '').join('\n'),

    thanks: (name) => `Gracias, ${name}`,
    thanksAll: 'Gracias',
    left: (suits) =>
      suits.length > 0 ? `La propiedad tiene sus datos: ${suiting(suits)}.` : 'La propiedad tiene sus datos.',
  },

  plain: {
    heading: 'No se pudo mostrar esta parte',
    nothingSent: 'No se envió nada. Intente de nuevo o contáctenos.',
    showAgain: 'Mostrar de nuevo',
    wait: 'El resultado aparecerá aquí.',
    notBooked: 'Su visita no está reservada',
    perhaps: 'Es posible que se haya reservado una visita en este horario. Contáctenos antes de reservar otro horario.',

    rescheduling: 'Cambiando su visita…',
    notRescheduled: 'Su visita no se cambió',
    stays: 'Su visita sigue en este horario.',
    rescheduleUnsure: 'No sabemos si su visita se cambió',
    rescheduleUnsureText: 'Su visita es en uno de estos horarios. Contáctenos para saber en cuál.',

    canceling: 'Cancelando su visita…',
    notCanceled: 'Su visita no se canceló',
    canceled: 'Su visita está cancelada',
    cancelUnsure: 'No sabemos si su visita se canceló',
    cancelUnsureText: 'Es posible que su visita siga en pie. Contáctenos para confirmarlo.',

    sendingDetails: 'Enviando sus datos…',
    detailsLeft: 'La propiedad tiene sus datos',
    detailsUnsure: 'No sabemos si llegaron sus datos',
    detailsNotSent: 'Sus datos no se enviaron',
  },
};
