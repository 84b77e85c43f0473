import type { CalendarMessages } from '../../calendar.ts';
import { counted } from './grammar.ts';

export const calendarEs: CalendarMessages = {
  nextAvailable: 'Próximos horarios',
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  month: 'Mes',
  days: 'Días',
  dayStates: {
    open: 'con horarios disponibles',
    full: 'sin horarios disponibles',
    closed: 'cerrado',
    unknown: '',
    outside: 'no se puede reservar',
  },
  dayWithState: (day, state) => (state === '' ? day : `${day}, ${state}`),
  dayParts: 'Parte del día',
  timesOfPart: (count) => (count === 1 ? 'horario' : 'horarios'),
  morning: 'Mañana',
  afternoon: 'Tarde',
  evening: 'Noche',
  times: (count) => counted(count, 'libre', 'libres'),
  full: 'lleno',
};
