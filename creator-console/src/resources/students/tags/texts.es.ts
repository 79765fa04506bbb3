import { counted } from '../../../shared/words/counted';
import type { TextsLike } from '../../../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  add: 'Agregar etiqueta',
  name: 'Etiqueta',
  help: 'Una etiqueta que ya existe o una palabra nueva de 40 caracteres como máximo.',
  addTo: (count) =>
    counted(count, { one: 'Etiquetar a una estudiante', other: `Etiquetar a ${count} estudiantes` }),
  submit: 'Agregar etiqueta',
  failed: 'No funcionó. Nada cambió. Inténtalo de nuevo.',
  added: (tag, count) =>
    count === 0
      ? `Todas tienen ya «${tag}»`
      : `«${tag}» está en ${counted(count, { one: 'una estudiante', other: `${count} estudiantes` })} más`,
  removed: (tag) => `Se quitó «${tag}»`,
  takeOff: (tag) => `Quitar «${tag}»`,
  manage: 'Organizar etiquetas',
  none: 'Todavía no hay etiquetas. Marca estudiantes en la lista y elige «Agregar etiqueta».',
  on: (students) => counted(students, { one: 'una estudiante', other: `${students} estudiantes` }),
  save: 'Guardar',
  close: 'Cerrar',
  rename: (tag) => `Cambiar el nombre de «${tag}»`,
  delete: (tag) => `Eliminar «${tag}»`,
  deleteAsks: (tag, students) => `¿Eliminar «${tag}»? Se quita a ${students}.`,
  deleteNow: 'Eliminar',
  keep: 'Conservar',
  tagsOf: (name) => `Etiquetas de ${name}`,
};
