import { counted } from '../../shared/words/counted';
import type { TextsLike } from '../../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  open: 'Historial',
  title: (lesson) => `Historial de ${lesson}`,
  explained:
    'Lo que había en esta lección antes de cada cambio. Recuperar no pierde nada: lo que es ahora pasa al historial.',
  list: 'Versiones anteriores',
  loading: 'Buscando versiones anteriores…',
  none: 'Todavía no hay versiones anteriores',
  noneHelp: 'En cuanto algo cambia en esta lección, aquí se conserva lo que era antes.',
  failed: 'No se pudo cargar el historial. No se perdió nada.',
  cameWithCourse: 'Vino con el curso',
  pages: (count) => counted(count, { one: '1 página', other: `${count} páginas` }),
  widgets: (count) => counted(count, { one: '1 widget', other: `${count} widgets` }),
  changed: (labels) => `Cambió: ${labels}`,
  choose: 'Elige una versión para verla.',
  opening: 'Abriendo esta versión…',
  openFailed: 'No se pudo abrir esta versión. No se perdió nada.',
  as: (moment) => `Como era el ${moment}`,
  emptyPage: 'No había nada en esta página.',
  back: 'Todas las versiones',
  restore: 'Recuperar esta versión',
  restoring: 'Recuperando…',
  close: 'Cerrar',
  restored: (moment) => `Recuperada como era el ${moment}. Lo que era hasta ahora está en el historial.`,
  undone: 'La lección está otra vez como antes de recuperarla.',
  stale:
    'Esta lección cambió mientras tanto en otra parte, así que no se recuperó nada. Mira el historial de nuevo.',
  lookAgain: 'Mirar de nuevo',
  restoreFailed: 'No se pudo recuperar esta versión. Nada cambió.',
};
