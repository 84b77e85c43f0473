import type { ChangeMessages } from '../../changes.ts';
import { anyOf } from './grammar.ts';

export const changesEs: ChangeMessages = {
  moveHeading: 'Cambie la hora de su visita',
  moveText: 'Conserva su horario hasta que confirme otro.',
  perhapsMoved: (times) =>
    `Es posible que su visita ya se haya cambiado: ${anyOf(times)}. Contáctenos para confirmarlo.`,
  keepTime: (time) => `Conservar ${time}`,
  back: 'Volver',
  chooseTime: 'Elija otro horario',
  fromTo: (from, to) => `Antes: ${from}. Ahora: ${to}`,
  move: 'Cambiar la visita',
  moving: 'Cambiando su visita…',
  chosen: (time) => `Nuevo horario: ${time}.`,
  stays: (time) => `Su visita sigue en pie: ${time}.`,
  takenPerhapsMoved: 'Es posible que su visita ya esté en ese horario. Contáctenos antes de elegir otro.',
  notMoved: {
    offline: 'No tiene conexión. No se envió nada y conserva su horario. Intente de nuevo cuando tenga conexión.',
    'rate-limited':
      'Muchas personas están reservando en este momento. Su visita no se cambió; intente de nuevo en un momento.',
    refused: 'Su visita no se cambió. Intente de nuevo o contáctenos.',
  },

  cancelHeading: '¿Cancelar su visita?',
  cancelText: (time, place) => `${time}${place ? ` en ${place}` : ''}.`,
  otherTimes: '¿Le serviría otro horario?',
  allTimes: 'Todos los horarios',
  keepTour: 'Conservar mi visita',
  cancel: 'Cancelar la visita',
  cancelling: 'Cancelando su visita…',
  notCancelled: {
    offline: 'No tiene conexión. No se envió nada y su visita sigue reservada. Intente de nuevo cuando tenga conexión.',
    'rate-limited':
      'Muchas personas están reservando en este momento. Su visita sigue reservada; intente de nuevo en un momento.',
    refused: 'Su visita no se canceló. Intente de nuevo o contáctenos.',
  },
  serviceSays: (words) => `El servicio de reservas dice: ${words}`,

  cancelledHeading: 'Su visita está cancelada',
  told: 'Se avisó al equipo de alquileres.',
  notTold: 'El servicio de reservas no envió ningún aviso al equipo de alquileres.',
  inCalendar: 'Si está en su calendario, bórrela de ahí.',
  bookAnother: 'Reservar otro horario',

  moveUnsureHeading: 'No sabemos si su visita se cambió',
  moveUnsureText: (from, to) =>
    `No recibimos una respuesta clara. Su visita es ${from}, o se cambió: ${anyOf(to)}. No la ha perdido.`,
  moveUnsureContact: 'Contáctenos para saber cuál es.',
  notMovedAgain: {
    offline: 'No tiene conexión, así que no se envió nada otra vez.',
    'rate-limited':
      'Muchas personas están reservando en este momento y la visita no se volvió a cambiar. Intente más tarde o contáctenos.',
    refused: 'El servicio de reservas no volvió a cambiar la visita.',
  },
  otherTime: 'Elegir otro horario',
  moveAgain: (time) => `Cambiarla otra vez: ${time}`,
  cancelUnsureHeading: 'No sabemos si su visita se canceló',
  cancelUnsureText: (time) => `No recibimos una respuesta clara. Es posible que su visita siga reservada: ${time}.`,
  cancelUnsureContact: 'Contáctenos para confirmarlo.',
  notCancelledAgain: {
    offline: 'No tiene conexión, así que no se envió nada otra vez.',
    'rate-limited':
      'Muchas personas están reservando en este momento y la visita no se volvió a cancelar. Intente más tarde o contáctenos.',
    refused: 'El servicio de reservas no volvió a cancelar la visita.',
  },
  cancelAgain: 'Cancelarla otra vez',
  notAllowed: 'El servicio de reservas no permite cambiar esta visita aquí.',
};
