import { counted } from '../../shared/words/counted';
import type { TextsLike } from '../../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  draft: 'Borrador',
  edited: 'Editada',
  onlyYou: 'Solo tú puedes ver esta lección.',
  differs: {
    changed: (count) => counted(count, { one: '1 widget cambiado', other: `${count} widgets cambiados` }),
    added: (count, isFirst) =>
      isFirst
        ? counted(count, { one: '1 widget agregado', other: `${count} widgets agregados` })
        : counted(count, { one: '1 agregado', other: `${count} agregados` }),
    removed: (count, isFirst) =>
      isFirst
        ? counted(count, { one: '1 widget eliminado', other: `${count} widgets eliminados` })
        : counted(count, { one: '1 eliminado', other: `${count} eliminados` }),
    rearranged: 'Cambiaron las páginas o el orden',
  },
  publish: 'Publicar lección',
  update: 'Actualizar',
  publishAll: (count) =>
    counted(count, { one: 'Publicar 1 borrador', other: `Publicar ${count} borradores` }),
  updateAll: (count) =>
    counted(count, { one: 'Actualizar 1 lección', other: `Actualizar ${count} lecciones` }),
  publishTitle: (title) => `¿Publicar “${title}”?`,
  publishMany: (count) => `¿Publicar ${count} lecciones?`,
  updateTitle: (title) => `¿Actualizar “${title}”?`,
  updateMany: (count) => `¿Actualizar ${count} lecciones?`,
  publishNow: 'Publicar',
  willSee: (count) =>
    counted(count, {
      one: 'Quienes tienen el curso la verán en cuanto la publiques.',
      other: 'Quienes tienen el curso las verán en cuanto las publiques.',
    }),
  willSeeUpdate: 'Quienes tienen el curso verán tus cambios en cuanto actualices.',
  unfilled: (labels) => `Está vacío y no se verá: ${labels}`,
  open: (title) => `Abrir ${title}`,
  tell: (owners) =>
    counted(owners, {
      one: 'Avisar a quien tiene el curso',
      other: `Avisar a las ${owners} personas que tienen el curso`,
    }),
  tellHelp: 'Reciben una notificación, y un correo si lo tienen activado.',
  published: (count) => counted(count, { one: 'Lección publicada', other: `${count} lecciones publicadas` }),
  updated: (count) =>
    counted(count, { one: 'Lección actualizada', other: `${count} lecciones actualizadas` }),
  stale:
    'No se publicó nada porque una lección acaba de cambiar en otro lugar. Revísala e inténtalo de nuevo.',
  nothingLeft: 'Ya está todo publicado.',
  unfinished:
    'No se publicó nada porque hay un widget sin terminar. Complétalo o elimínalo y vuelve a intentarlo.',
  notSaved: 'No se publicó nada porque tus últimos cambios no se han guardado. Inténtalo de nuevo.',
  failed: 'No funcionó. Inténtalo de nuevo.',
  discard: 'Descartar cambios',
  discardTitle: (title) => `¿Descartar tus cambios en “${title}”?`,
  discardHelp: 'La lección vuelve a ser la que ven las demás personas. Tu versión queda en el historial.',
  discarded: 'Cambios descartados',
  undone: 'Recuperaste tus cambios',
  unpublish: 'Dejar de publicar la lección',
  unpublishTitle: (title) => `¿Dejar de publicar “${title}”?`,
  unpublishHelp:
    'Quienes tienen el curso dejarán de verla. Sus notas y su progreso se conservan hasta que la publiques de nuevo.',
  unpublished: 'La lección vuelve a ser un borrador',
};
