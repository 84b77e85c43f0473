import type { WidgetMessages } from '../../widget.ts';

export const widgetEs: WidgetMessages = {
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
  call: (phone) => `Llamar al ${phone}`,
  emailUs: 'Escríbanos',
};
