import type { LauncherWords, PreviewWords } from '../../messages.ts';
import { allOf, anyOf, counted, ended, nextDays, theTime } from './grammar.ts';

/** The Spanish of the Americas, with «usted». */
export const launcherEs: LauncherWords = {
  language: 'es-US',
  direction: 'ltr',
  launcher: {
    dialog: 'Reserve una visita',
    close: 'Cerrar',
    wait: 'Un momento. Estamos esperando la respuesta.',
    button: 'Reserve una visita',
    nextToday: (time) => `Próxima: hoy · ${time}`,
    nextOn: (day, time) => `Próxima: ${day} · ${time}`,
    yourTour: (day, time) => `Su visita: ${day} · ${time}`,
    onList: 'En lista de espera para visitas',
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
      unknown: 'aún sin consultar',
      outside: 'no disponible',
    },
    dayWithState: (day, state) => (state === '' ? day : `${day}, ${state}`),
    dayParts: 'Momento del día',
    timesOfPart: (count) => (count === 1 ? 'horario' : 'horarios'),
    morning: 'Mañana',
    afternoon: 'Tarde',
    evening: 'Noche',
    times: (count) => counted(count, 'libre', 'libres'),
    full: 'completo',
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
    contactUs: 'Contáctenos para coordinar una visita.',
    unreachableHeading: 'Por ahora no se puede reservar en línea',
    unreachable: {
      connection: 'No pudimos conectarnos. Revise su conexión e inténtelo de nuevo.',
      service: 'Tenemos un problema técnico. Inténtelo de nuevo en un minuto o contáctenos.',
    },
    failedHeading: 'Algo salió mal',
    failedText: 'Inténtelo de nuevo o contáctenos. Si ya envió el formulario, contáctenos antes de enviarlo otra vez.',
    call: (phone) => `Llamar al ${phone.replace(/\s/g, '\u00a0')}`,
    emailUs: 'Escríbanos',
  },

  screens: {
    closedDay: 'Este día no hay visitas.',
    noTimes: 'No quedan horarios este día.',
    noTimesToday: (time) => ended(`Hoy ya no quedan horarios. La última visita fue a ${theTime(time)}`),
    nothing: (days) => `No hay horarios disponibles en ${nextDays(days)}.`,
    allClosed: (days) => `No se puede reservar en línea en ${nextDays(days)}.`,
    nextFreeDay: (day) => `Próximo día disponible: ${day}`,
    earlierFreeDay: (day) => `Día disponible anterior: ${day}`,
    findNext: 'Buscar el próximo día disponible',
    finding: 'Buscando el próximo día disponible…',
    lookFurther: 'Seguir buscando',
    nothingUntil: (day) => `No hay horarios disponibles hasta el ${day} inclusive.`,
    nothingAfter: (day) => ended(`No hay horarios disponibles después del ${day}`),
    asOf: (time) => `Actualizado: ${time}`,
    chooseDay: 'Elija un día',
    closeMonth: 'Cerrar',
    notLoaded: {
      connection: 'No pudimos cargar los horarios. Es posible que no tenga conexión.',
      service: 'No pudimos cargar los horarios. Tenemos un problema técnico.',
    },
    stillNotLoaded: {
      connection: 'Seguimos sin poder cargar los horarios. Es posible que no tenga conexión.',
      service: 'Seguimos sin poder cargar los horarios. Tenemos un problema técnico.',
    },

    slotTakenOrPast: (time) => ended(`No pudimos reservar su visita a ${theTime(time)}`),
    slotTaken: (time) => ended(`Se acaba de ocupar el horario de ${theTime(time)}`),
    slotTakenButFree: (time) =>
      `${ended(`No pudimos reservar su visita a ${theTime(time)}`)} Es posible que ya tenga una visita a esa hora.`,
    takenPerhapsOwn: 'Puede ser la visita que acaba de reservar. Contáctenos antes de reservar otro horario.',
    unknownOutcomes: (times) =>
      `Es posible que su visita del ${anyOf(times)} haya quedado reservada. Contáctenos antes de reservar otro horario.`,
    timesLeft: (times, day) => `El ${day}, todavía hay ${times}.`,
    answersKept: 'Sus datos siguen aquí.',
    takenNearest: 'Los más cercanos:',
    takenComma: ', ',
    takenOr: 'o elija cualquier horario de abajo.',
    takenPick: 'Elija otro horario abajo.',

    detailsHeading: 'Sus datos',
    change: 'Cambiar',
    changeLabel: 'Cambiar el día o la hora',
    submit: (time) => `Reservar el ${time}`,
    sending: 'Reservando su visita…',
    privacy: 'Cómo usamos sus datos',
    free: 'Es gratis y no necesita una cuenta.',
    freeToChange: 'Después puede cambiar o cancelar la visita.',
    notBooked: {
      offline:
        'Está sin conexión. No se envió nada y sus datos siguen aquí. Inténtelo de nuevo cuando vuelva la conexión.',
      'rate-limited':
        'Estamos recibiendo muchas solicitudes. Su visita aún no está reservada. Inténtelo de nuevo en un minuto.',
      refused: 'Su visita no se reservó. Revise sus datos e inténtelo de nuevo, o contáctenos.',
    },

    foundNotBooked: (time) =>
      `Ya verificamos: su visita del ${time} no se reservó. Sus datos siguen aquí y puede reservarla ahora.`,
    bookToo: (times, time) =>
      `${ended(`Es posible que ya tenga una visita el ${anyOf(times)}`)} ¿Reservar también el ${time}?`,
    tourElsewhere: (tour) => ended(`En otra pestaña reservó una visita para el ${tour}`),
    bookBeside: (tour, time) => `${ended(`Ya tiene una visita el ${tour}`)} ¿Reservar también el ${time}?`,
    submitToo: (time) => `Reservar también el ${time}`,

    unsureHeading: 'No sabemos si su visita quedó reservada',
    unsureText: (time) =>
      `${ended(`Algo salió mal al reservar el ${time}`)} Aunque el horario todavía aparezca disponible, es posible que su visita haya quedado reservada.`,
    unsureContact: 'Contáctenos antes de reservar otra vez.',
    notBookedAgain: {
      offline: 'Está sin conexión, así que no se volvió a enviar nada. Sus datos siguen aquí.',
      'rate-limited':
        'Estamos recibiendo muchas solicitudes y su último intento no se completó. Inténtelo más tarde o contáctenos.',
      refused: 'Su último intento no se completó.',
    },
    bookAgain: 'Reservar otra vez de todos modos',
    otherTime: 'Elegir otro horario',
    lookingUp: 'Verificando si se reservó…',
    lookUpAgain: 'Verificar de nuevo',
    stillUnsure: 'Verificamos y todavía no lo sabemos.',

    bookedHeading: 'Su visita está reservada',
    otherTimeHeading: 'Su visita está reservada en otro horario',
    otherTimeText: (asked, booked) =>
      `${ended(`Usted eligió el ${asked}, y reservamos el ${booked}`)} Contáctenos si no le conviene.`,
    rescheduledHeading: 'Su visita cambió de horario',
    notLoadedHeading: 'No se pudo cargar esta parte',
    backToTour: 'Volver a su visita',
    actionsNotLoaded: 'No se pudieron cargar los botones de esta visita.',
    yourTour: 'Su visita',
    youBooked: (time) => `Reservó su visita para el ${time}`,
    bookAnother: 'Reservar otra visita',
    seeYouOn: (weekday, name) => `Nos vemos el ${weekday}${name ? `, ${name}` : ''}`,
    yourTime: (time) => `${time} en su hora local`,
    noteWords: { where: 'Dónde', bring: 'Traiga', gettingThere: 'Cómo llegar' },
    perhapsBookedToo: (times) =>
      `${ended(`Es posible que también haya quedado reservada una visita el ${allOf(times)}`)} Contáctenos si no la quiere.`,
    question: '¿Va a llegar tarde o tiene alguna pregunta?',

    backToTimes: 'Volver a los horarios',

    closedHeading: 'Las reservas en línea están cerradas',
    stillUnreachable: 'Seguimos sin poder conectarnos.',
  },
};
