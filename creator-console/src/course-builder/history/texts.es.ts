import { counted } from '../../shared/words/counted';
import type { TextsLike } from '../../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  open: 'Historial',
  title: (lesson) => `Historial de ${lesson}`,
  explained:
    'Versiones anteriores de esta lección. Si restauras una, la versión actual también se guarda aquí.',
  list: 'Versiones anteriores',
  loading: 'Cargando versiones anteriores…',
  none: 'Todavía no hay versiones anteriores',
  noneHelp: 'Cuando cambies esta lección, aquí se guarda la versión anterior al cambio.',
  failed: 'No se pudo cargar el historial. Tu trabajo está a salvo.',
  cameWithCourse: 'Creada con el curso',
  pages: (count) => counted(count, { one: '1 página', other: `${count} páginas` }),
  widgets: (count) => counted(count, { one: '1 widget', other: `${count} widgets` }),
  changed: (labels) => `Cambió: ${labels}`,
  choose: 'Selecciona una versión para verla aquí.',
  opening: 'Cargando esta versión…',
  openFailed: 'No se pudo cargar esta versión. Tu trabajo está a salvo.',
  as: (moment) => `Versión del ${moment}`,
  emptyPage: 'Esta página estaba vacía.',
  back: 'Todas las versiones',
  restore: 'Restaurar esta versión',
  restoring: 'Restaurando…',
  close: 'Cerrar',
  restored: (moment) => `Se restauró la versión del ${moment}. La que había está en el historial.`,
  undone: 'Se deshizo la restauración',
  stale:
    'No se restauró nada porque esta lección cambió en otro lugar. Recarga el historial y elige otra vez una versión.',
  lookAgain: 'Recargar el historial',
  restoreFailed: 'No se pudo restaurar esta versión. Nada cambió.',
};
