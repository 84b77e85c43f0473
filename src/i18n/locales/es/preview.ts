import type { LauncherWords, PreviewWords } from '../../messages.ts';
import { allOf, anyOf, counted, ended } from './grammar.ts';

/** The Spanish of the Americas, with «usted». */
export const launcherEs: LauncherWords = {
  language: 'es-US',
  direction: 'ltr',
  launcher: {
    dialog: 'Reserve una visita',
    close: 'Cerrar',
    wait: 'Un momento: la respuesta está en camino.',
    button: 'Reserve una visita',
    nextToday: (time) => `Próxima: hoy, ${time}`,
    nextOn: (day, time) => `Próxima: ${day} · ${time}`,
    yourTour: (day, time) => `Su visita: ${day} · ${time}`,
    onList: 'En la lista',
    slow: 'Está tardando más de lo habitual.',
  },
};

export const previewEs: PreviewWords = {
  ...launcherEs,

  calendar: {
    nextAvailable: 'Próximos horarios',
    previousMonth: 'Mes anterior',
    nextMonth: 'Mes siguiente',
    month: 'Mes',
    days: 'Días',
    dayStates: {
      open: 'con horarios disponibles',
      full: 'sin horarios disponibles',
      closed: 'cerrado',
      unknown: 'sin consultar todavía',
      outside: 'no se ofrece',
    },
    dayWithState: (day, state) => (state === '' ? day : `${day}, ${state}`),
    dayParts: 'Parte del día',
    timesOfPart: (count) => (count === 1 ? 'horario' : 'horarios'),
    morning: 'Mañana',
    afternoon: 'Tarde',
    evening: 'Noche',
    times: (count) => counted(count, 'libre', 'libres'),
    full: 'lleno',
  },

  ui: {
    optional: 'Opcional',
    working: 'Espere un momento',
  },

  widget: {
    title: 'Reserve una visita',
    minutes: (count) => `${count} min`,
    timesIn: (zone, offset) => `Horarios en ${zone}${offset ? ` (${offset})` : ''}`,
    localTime: 'Hora local de la propiedad',
    loading: 'Buscando horarios disponibles…',
    slow: 'Está tardando más de lo habitual.',

    pickHeading: 'Elija día y hora',
    today: 'Hoy',
    tomorrow: 'Mañana',
    dayTime: (day, time) => `${day}, ${time}`,
    dayTimeLabel: (day, time) => `${day} · ${time}`,
    nearTime: (day, time) => `${day} ${time}`,
    timesLoading: 'Buscando horarios disponibles…',
    noTimeSuits: '¿Ningún horario le conviene?',
    leaveDetails: 'Deje sus datos',
    tryAgain: 'Intentar de nuevo',
    closedText: 'Por ahora, esta propiedad no recibe reservas de visitas en línea.',
    unreachableHeading: 'En este momento no se puede reservar',
    unreachable: {
      connection: 'No pudimos conectarnos con el servicio de reservas. Revise su conexión e intente de nuevo.',
      service: 'El servicio de reservas no responde como debería. Intente de nuevo en un momento o contáctenos.',
    },
    failedHeading: 'Algo salió mal en esta página',
    failedText: 'Intente de nuevo o contáctenos. Si ya envió el formulario, contáctenos antes de enviarlo otra vez.',
    call: (phone) => `Llamar al ${phone.replace(/\s/g, '\u00a0')}`,
    emailUs: 'Escríbanos',
  },

  screens: {
    propertyTime: 'hora de la propiedad',
    closedDay: 'Cerrado este día.',
    noTimes: 'No quedan horarios este día.',
    noTimesToday: (time) => ended(`Hoy no quedan horarios. La última visita: ${time}`),
    nothing: (days) => `No hay horarios disponibles en los próximos ${counted(days, 'día', 'días')}.`,
    allClosed: (days) => `No se pueden reservar visitas en línea en los próximos ${counted(days, 'día', 'días')}.`,
    nextFreeDay: (day) => `Próximo día disponible: ${day}`,
    earlierFreeDay: (day) => `Día disponible anterior: ${day}`,
    findNext: 'Buscar el próximo día disponible',
    finding: 'Buscando el próximo día disponible…',
    lookFurther: 'Seguir buscando',
    nothingUntil: (day) => `Nada disponible hasta el ${day} inclusive.`,
    asOf: (time) => `Actualizado: ${time}`,
    chooseDay: 'Elija un día',
    closeMonth: 'Cerrar',
    notLoaded: {
      connection: 'No pudimos cargar los horarios. Es posible que no tenga conexión.',
      service: 'No pudimos cargar los horarios. El servicio de reservas no responde como debería.',
    },
    stillNotLoaded: {
      connection: 'Todavía no pudimos cargar los horarios. Es posible que no tenga conexión.',
      service: 'Todavía no pudimos cargar los horarios. El servicio de reservas no responde como debería.',
    },

    slotTakenOrPast: (time) => ended(`No se pudo reservar: ${time}`),
    slotTaken: (time) => ended(`Ya no está disponible: ${time}`),
    slotTakenButFree: (time) =>
      `${ended(`No se pudo reservar: ${time}`)} Es posible que ya tenga una visita en ese horario.`,
    takenPerhapsOwn: 'Puede ser la visita que acaba de reservar. Contáctenos antes de reservar otro horario.',
    unknownOutcomes: (times) =>
      `${ended(`Es posible que su visita se haya reservado: ${anyOf(times)}`)} Contáctenos antes de reservar otro horario.`,
    timesLeft: (times, day) => `Disponibles el ${day}: ${times}.`,
    answersKept: 'Conservamos sus datos.',
    takenNearest: 'Los más cercanos:',
    takenComma: ', ',
    takenOr: 'o elija cualquier horario de abajo.',
    takenPick: 'Elija otro horario abajo.',

    detailsHeading: 'Sus datos',
    change: 'Cambiar',
    changeLabel: 'Cambiar el día o la hora',
    submit: (time) => `Reservar: ${time}`,
    sending: 'Reservando su visita…',
    privacy: 'Cómo usamos sus datos',
    free: 'Gratis y sin crear una cuenta.',
    freeToChange: 'Puede cambiar o cancelar la visita en cualquier momento.',
    notBooked: {
      offline: 'No tiene conexión. No se envió nada y conservamos sus datos. Intente de nuevo cuando tenga conexión.',
      'rate-limited':
        'Muchas personas están reservando en este momento. Su visita aún no está reservada; intente de nuevo en un momento.',
      refused: 'Su visita no se reservó. Revise sus datos e intente de nuevo, o contáctenos.',
    },

    foundNotBooked: (time) =>
      `Lo comprobamos: su visita no se reservó (${time}). Conservamos sus datos y puede reservarla ahora.`,
    bookToo: (times, time) =>
      `${ended(`Es posible que ya tenga una visita: ${anyOf(times)}`)} ¿Reservar también ${time}?`,
    tourElsewhere: (tour) => ended(`Reservó una visita en otra pestaña: ${tour}`),
    bookBeside: (tour, time) => `${ended(`Ya tiene una visita: ${tour}`)} ¿Reservar también ${time}?`,
    submitToo: (time) => `Reservar también: ${time}`,

    unsureHeading: 'No sabemos si su visita se reservó',
    unsureText: (time) =>
      `No recibimos una respuesta clara durante la reserva (${time}). Es posible que su visita se haya reservado.`,
    unsureWarning: 'Si el horario todavía aparece disponible, consúltenos primero.',
    unsureContact: 'Contáctenos antes de reservar otra vez.',
    notBookedAgain: {
      offline: 'No tiene conexión, así que no se envió nada otra vez. Conservamos sus datos.',
      'rate-limited':
        'Muchas personas están reservando en este momento y la visita no se volvió a reservar. Intente más tarde o contáctenos.',
      refused: 'El servicio de reservas no volvió a reservar la visita.',
    },
    bookAgain: 'Reservar otra vez de todos modos',
    otherTime: 'Elegir otro horario',
    lookingUp: 'Comprobando si se reservó…',
    lookUpAgain: 'Comprobar de nuevo',
    stillUnsure: 'Lo comprobamos y todavía no lo sabemos.',

    bookedHeading: 'Su visita está reservada',
    otherTimeHeading: 'Su visita está reservada a otra hora',
    otherTimeText: (asked, booked) =>
      `${ended(`Usted eligió: ${asked}`)} ${ended(`El servicio de reservas reservó: ${booked}`)} Contáctenos si no le conviene.`,
    rescheduledHeading: 'La hora de su visita cambió',
    notLoadedHeading: 'Esto no se pudo cargar',
    backToTour: 'Volver a su visita',
    actionsNotLoaded: 'No se pudieron cargar los botones de esta visita.',
    yourTour: 'Su visita',
    youBooked: (time) => `Reservó una visita: ${time}`,
    bookAnother: 'Reservar otra visita',
    seeYouOn: (weekday, name) => `Nos vemos el ${weekday}${name ? `, ${name}` : ''}`,
    yourTime: (time) => `${time} en su hora local`,
    noteWords: { where: 'Dónde', bring: 'Traiga', gettingThere: 'Cómo llegar' },
    perhapsBookedToo: (times) =>
      `${ended(`Es posible que también se haya reservado otra visita: ${allOf(times)}`)} Contáctenos si no la quiere.`,
    question: '¿Va a llegar tarde o tiene alguna pregunta?',

    backToTimes: 'Volver a los horarios',

    closedHeading: 'Las reservas en línea están cerradas',
    stillUnreachable: 'Todavía no se pudo conectar con el servicio de reservas.',
    misconfiguredHeading: 'Las reservas no están bien configuradas',
  },
};
