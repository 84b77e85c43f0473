import type { LeadMessages } from '../../lead.ts';
import { anyOf, counted, inSentence } from './grammar.ts';

const suiting = (suits: readonly string[]): string => anyOf(suits.map(inSentence));

export const leadEs: LeadMessages = {
  heading: 'Deje sus datos',
  nothingBefore: (day) => `Sin horarios disponibles antes del ${day}`,
  lookedAt: (days) => `Revisamos los próximos ${counted(days, 'día', 'días')}: todo está reservado.`,
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
      nothingUntil === undefined ? '' : `En línea no se encontró ningún horario disponible hasta el ${nothingUntil}.`,
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
};
