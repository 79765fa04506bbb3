import { counted } from '../../shared/words/counted';
import type { TextsLike } from '../../shared/words/in-language';
import type { texts as english } from './texts.en';

import { texts as publishing } from '../../shared/publishing/texts.es';

export const texts: TextsLike<typeof english> = {
  status: { draft: 'Borrador', published: 'Publicado', archived: 'Archivado' },
  scheduled: (moment) => `Programado para el ${moment}`,
  missedHour: 'No se publicó a tiempo',
  publish: 'Publicar',
  publishTitle: (title) => `¿Publicar “${title}”?`,
  publishNow: 'Publicar ahora',
  publishing: 'Publicando…',
  schedule: 'Programar…',
  changeSchedule: 'Cambiar la programación…',
  cancelSchedule: 'Cancelar la programación',
  looking: 'Revisando el curso…',
  lookFailed: 'No se pudo revisar el curso. Inténtalo de nuevo.',
  blocked: 'Corrige esto antes de publicar:',
  notes: 'Quizá quieras revisar esto primero:',
  ready: 'Todo está listo.',
  sells: (price) => `Estará en la tienda por ${price}.`,
  isFree: 'Estará en la tienda, gratis.',
  points: {
    noLesson: publishing.missing.lesson,
    emptyLessons: (count) =>
      counted(count, { one: '1 lección está vacía.', other: `${count} lecciones están vacías.` }),
    unfilledWidgets: (count) =>
      counted(count, {
        one: '1 widget está vacío. Las estudiantes no lo verán.',
        other: `${count} widgets están vacíos. Las estudiantes no los verán.`,
      }),
    noPicture: 'El curso todavía no tiene miniatura.',
    noTopics: 'El curso todavía no tiene temas. Los temas ayudan a encontrarlo en la tienda.',
  },
  go: {
    noLesson: 'Agregar una lección',
    emptyLessons: (title) => `Abrir ${title}`,
    unfilledWidgets: (title) => `Abrir ${title}`,
    noPicture: 'Precio y detalles',
    noTopics: 'Precio y detalles',
  },
  unfinished:
    'No se publicó nada porque hay un widget sin terminar. Complétalo o elimínalo y vuelve a intentarlo.',
  notSaved: 'No se publicó nada porque tus últimos cambios no se han guardado. Inténtalo de nuevo.',
  failed: 'No funcionó. Inténtalo de nuevo.',
  out: (title) => `Se publicó “${title}”`,
  outHelp: 'Ya está en la tienda. Desde ahora, las estudiantes ven tus cambios cuando los publicas.',
  seePage: 'Ver la página',
  opensAnew: '(se abre en otra pestaña)',
  close: 'Cerrar',
  cancel: 'Cancelar',
  unpublish: 'Dejar de publicar',
  unpublishTitle: (title) => `¿Dejar de publicar “${title}”?`,
  unpublishHelp: 'Sale de la tienda. Las estudiantes que lo tienen lo conservan, con su progreso.',
  restore: 'Restaurar como borrador',
  done: {
    unpublish: 'Ya no está publicado. Las estudiantes que lo tienen lo conservan.',
    restore: 'Restaurado como borrador',
    schedule: (moment) => `Programado para el ${moment}`,
    unschedule: 'Programación cancelada',
  },
  more: 'Más acciones para este curso',
  details: 'Precio y detalles',
  duplicate: 'Duplicar este curso',
  duplicating: 'Duplicando…',
};
