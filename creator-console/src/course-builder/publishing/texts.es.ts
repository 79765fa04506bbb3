import { counted } from '../../shared/words/counted';
import type { TextsLike } from '../../shared/words/in-language';
import type { texts as english } from './texts.en';

import { texts as publishing } from '../../shared/publishing/texts.es';

export const texts: TextsLike<typeof english> = {
  status: { draft: 'Borrador', published: 'Publicado', archived: 'Archivado' },
  scheduled: (moment) => `Programado para el ${moment}`,
  missedHour: 'Se le pasó la hora',
  publish: 'Publicar',
  publishTitle: (title) => `¿Publicar «${title}»?`,
  publishNow: 'Publicar ahora',
  publishing: 'Publicando…',
  schedule: 'Programar…',
  changeSchedule: 'Cambiar la hora…',
  cancelSchedule: 'Cancelar la programación',
  looking: 'Mirando si todo está listo…',
  lookFailed: 'No se pudo mirar si todo está listo. Inténtalo de nuevo.',
  blocked: 'Esto lo impide:',
  notes: 'Tal vez quieras ver esto antes:',
  ready: 'Nada lo impide.',
  sells: (price) => `Entra en la tienda por ${price}.`,
  isFree: 'Entra en la tienda, gratis para todas.',
  points: {
    noLesson: publishing.missing.lesson,
    emptyLessons: (count) =>
      counted(count, {
        one: 'Una lección todavía no tiene nada.',
        other: `${count} lecciones todavía no tienen nada.`,
      }),
    noPicture: 'El curso todavía no tiene imagen.',
    noTopics: 'El curso todavía no tiene temas: por ellos se encuentra.',
  },
  go: {
    noLesson: 'Agregar una lección',
    emptyLessons: (title) => `Abrir ${title}`,
    noPicture: 'Precio y detalles',
    noTopics: 'Precio y detalles',
  },
  unfinished: 'Un widget está sin terminar: complétalo o elimínalo primero. No se publicó nada.',
  notSaved: 'Tus últimos cambios todavía no llegaron. No se publicó nada.',
  failed: 'No funcionó. Inténtalo de nuevo.',
  out: (title) => `«${title}» ya salió`,
  outHelp: 'Desde ahora está en la tienda. Lo que cambies en él, las miembros lo ven enseguida.',
  seePage: 'Ver su página',
  opensAnew: '(se abre en otra pestaña)',
  close: 'Cerrar',
  cancel: 'Cancelar',
  unpublish: 'Retirar',
  unpublishTitle: (title) => `¿Sacar «${title}» de la tienda?`,
  unpublishHelp: 'Nadie más puede obtenerlo. Quien lo tiene lo conserva, con todo su progreso.',
  restore: 'Recuperar como borrador',
  done: {
    unpublish: 'Es otra vez un borrador. Quien lo tiene lo conserva.',
    restore: 'Es otra vez un borrador.',
    schedule: (moment) => `Sale el ${moment}.`,
    unschedule: 'Ya no sale por sí solo.',
  },
  more: 'Más sobre este curso',
  details: 'Precio y detalles',
  duplicate: 'Duplicar este curso',
  duplicating: 'Duplicando…',
};
