import type { OpeningMessages } from '../../opening.ts';

export const openingEs: OpeningMessages = {
  dialog: 'Reserve una visita',
  close: 'Cerrar',
  button: 'Reserve una visita',
  nextToday: (time) => `Próxima: hoy, ${time}`,
  nextOn: (day, time) => `Próxima: ${day}, ${time}`,
};
