import type { ActionMessages } from '../../actions.ts';

export const actionsEs: ActionMessages = {
  title: (place) => (place ? `Visita a ${place}` : 'Visita a la propiedad'),
  addToCalendar: 'Agregar al calendario',
  calendarFile: 'Apple u otro calendario',
  google: 'Google Calendar',
  outlook: 'Outlook.com',
  saved: (name) => `Abra el archivo ${name} para agregar la visita a su calendario.`,
  directions: 'Cómo llegar',
  share: 'Compartir',
  shared: (title, when, location) => [title, when, location].filter((line) => line !== '').join('\n'),
  copied: 'Copiado. Puede pegarlo en un mensaje.',
  copyByHand: 'Copie este texto para compartirlo:',
  oldEntry: (time) => `Si la visita está en su calendario, ahí todavía dice ${time}.`,
  replaceEntry: 'Reemplazarla',

  plansChange: '¿Cambio de planes?',
  changeTime: 'Cambiar la hora',
  cancelTour: 'Cancelar la visita',
  notAllowed: 'Esta visita no se puede cambiar aquí. Contáctenos.',
};
