import type { LinksMessages } from '../../links.ts';
import { ended } from './grammar.ts';

export const linksEs: LinksMessages = {
  unreadable: 'Este enlace está incompleto y no se puede abrir. Aún puede elegir un horario aquí.',
  elsewhere: 'Este enlace no corresponde a las visitas de esta página, así que no se abrió nada.',
  past: (time) => `${ended(`El horario de este enlace ya pasó: ${time}`)} Elija otro horario.`,
  beyond: (time) => `${ended(`Este horario no está disponible en línea: ${time}`)} Elija otro horario.`,
  booked: 'Ya eligió un horario aquí, así que no se abrió el horario de este enlace.',
};
