import { counted } from '../../../shared/words/counted';
import type { TextsLike } from '../../../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  add: 'Agregar etiqueta',
  name: 'Etiqueta',
  help: 'Elige una etiqueta o escribe una nueva de hasta 40 caracteres.',
  addTo: (count) =>
    counted(count, { one: 'Etiquetar a 1 estudiante', other: `Etiquetar a ${count} estudiantes` }),
  submit: 'Agregar etiqueta',
  failed: 'No funcionó. Nada cambió. Inténtalo de nuevo.',
  added: (tag, count) =>
    count === 0
      ? `Ya tienen la etiqueta “${tag}”`
      : `“${tag}” agregada a ${counted(count, { one: '1 estudiante', other: `${count} estudiantes` })}`,
  removed: (tag) => `Se quitó “${tag}”`,
  takeOff: (tag) => `Quitar “${tag}”`,
  manage: 'Administrar etiquetas',
  none: 'Todavía no hay etiquetas. Selecciona estudiantes en la lista y elige “Agregar etiqueta”.',
  on: (students) => counted(students, { one: '1 estudiante', other: `${students} estudiantes` }),
  save: 'Guardar',
  close: 'Cerrar',
  rename: (tag) => `Cambiar el nombre de “${tag}”`,
  delete: (tag) => `Eliminar “${tag}”`,
  deleteAsks: (tag, students) => `¿Eliminar “${tag}”? Se quitará de ${students}.`,
  deleteNow: 'Eliminar',
  keep: 'Conservar',
  tagsOf: (name) => `Etiquetas de ${name}`,
};
