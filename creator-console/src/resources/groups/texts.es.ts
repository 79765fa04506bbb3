import { counted } from '../../shared/words/counted';
import type { TextsLike } from '../../shared/words/in-language';
import type { texts as english } from './texts.en';

const members = (count: number) => counted(count, { one: '1 estudiante', other: `${count} estudiantes` });

export const texts: TextsLike<typeof english> = {
  title: 'Círculos y grupos',
  lead: 'En un círculo o grupo, tus estudiantes chatean, comparten archivos y organizan eventos. Agrégalas desde su página, o haz que un producto incluya el grupo.',
  kinds: { circle: 'Círculos', pod: 'Grupos' },
  none: { circle: 'Todavía no hay círculos.', pod: 'Todavía no hay grupos.' },
  newName: { circle: 'Nombre del círculo nuevo', pod: 'Nombre del grupo nuevo' },
  add: { circle: 'Agregar círculo', pod: 'Agregar grupo' },
  membersOf: (count, name) => `${members(count)} en ${name}`,
  members,
  broughtBy: 'Incluido con',
  name: 'Nombre',
  rename: (name) => `Cambiar el nombre de ${name}`,
  delete: (name) => `Eliminar ${name}`,
  save: 'Guardar',
  cancel: 'Cancelar',
  deleteTitle: (name) => `¿Eliminar “${name}”?`,
  deleteText: (count) =>
    count === 0
      ? 'Este grupo no tiene estudiantes.'
      : `Este grupo tiene ${members(count)}. No se puede deshacer.`,
  confirm: 'Eliminar',
  failed: 'No se pudo guardar',
  tryAgain: 'Nada cambió. Inténtalo de nuevo.',
  loading: 'Cargando',
  notLoaded: 'No se pudieron cargar los círculos y grupos.',
  chat: 'Chat',
  chatOf: (name) => `Chat de ${name}`,
  chatFailed: 'No se pudo abrir el chat',
};
