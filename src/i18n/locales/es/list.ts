import type { ListMessages } from '../../list.ts';
import { counted } from './grammar.ts';

export const listEs: ListMessages = {
  hint: (count, written) => `Escriba para buscar entre ${counted(count, 'opción', 'opciones', written)}`,
  more: (count, written) => `Siga escribiendo: ${counted(count, 'opción', 'opciones', written)} más`,
  noMatch: 'Sin resultados',
  found: (count, written) => counted(count, 'resultado', 'resultados', written),
  picked: (label) => `${label}: su selección`,
  remove: (name) => `Quitar ${name}`,
  added: (name) => `${name}: agregado a su selección`,
  removed: (name) => `${name}: quitado de su selección`,
  unknown: (id) => `N.º ${id}`,
};
