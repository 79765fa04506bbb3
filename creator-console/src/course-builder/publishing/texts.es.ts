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
  subscribes: (price) => `Estará en la tienda como suscripción: ${price}.`,
  isFree: 'Estará en la tienda, gratis.',
  points: {
    noLesson: publishing.missing.lesson,
    noOffer: publishing.missing.recurring_offer,
    emptyLessons: (count) =>
      counted(count, { one: '1 lección está vacía.', other: `${count} lecciones están vacías.` }),
    unfilledWidgets: (count) =>
      counted(count, {
        one: '1 widget está vacío. Las estudiantes no lo verán.',
        other: `${count} widgets están vacíos. Las estudiantes no los verán.`,
      }),
    failed: (count) =>
      counted(count, {
        one: 'No se pudo convertir 1 video o audio, y algunos navegadores no pueden reproducirlo. Conviértelo otra vez en Medios, o súbelo como MP4 (H.264).',
        other: `No se pudieron convertir ${count} videos o audios, y algunos navegadores no pueden reproducirlos. Conviértelos otra vez en Medios, o súbelos como MP4 (H.264).`,
      }),
    not_converted: (count) =>
      counted(count, {
        one: '1 video o audio no se reproduce en todos los navegadores. Conviértelo en Medios, o súbelo como MP4 (H.264).',
        other: `${count} videos o audios no se reproducen en todos los navegadores. Conviértelos en Medios, o súbelos como MP4 (H.264).`,
      }),
    converting: (count) =>
      counted(count, {
        one: '1 video o audio todavía se está convirtiendo. Mientras tanto, algunos navegadores no pueden reproducirlo.',
        other: `${count} videos o audios todavía se están convirtiendo. Mientras tanto, algunos navegadores no pueden reproducirlos.`,
      }),
    closed_to_minors: (count) =>
      counted(count, {
        one: '1 video está en YouTube, Vimeo o Loom. Las menores lo ven cuando su tutor permite el contenido de otras empresas.',
        other: `${count} videos están en YouTube, Vimeo o Loom. Las menores los ven cuando su tutor permite el contenido de otras empresas.`,
      }),
    noPicture: 'El curso todavía no tiene miniatura.',
    noTopics: 'El curso todavía no tiene temas. Los temas ayudan a encontrarlo en la tienda.',
  },
  go: {
    noLesson: 'Agregar una lección',
    lesson: (title) => `Abrir ${title}`,
    noOffer: 'Precio y detalles',
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
