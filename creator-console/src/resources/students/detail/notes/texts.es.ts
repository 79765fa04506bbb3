import type { TextsLike } from '../../../../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  add: 'Agregar nota',
  newNote: 'Nota nueva',
  onlyYou:
    'Solo las coaches ven las notas. Se eliminan con la cuenta de la estudiante, que puede preguntarte qué guardas sobre ella y tiene derecho a una respuesta.',
  search: 'Buscar notas',
  none: 'Todavía no hay notas',
  noneText: 'Escribe lo que quieras recordar. Tu estudiante no puede ver tus notas.',
  noneFound: (words) => `Ninguna nota coincide con “${words}”.`,
  pinned: 'Fijada',
  pin: 'Fijar esta nota',
  unpin: 'Dejar de fijar esta nota',
  edit: 'Editar esta nota',
  delete: 'Eliminar esta nota',
  edited: '(editada)',
  note: 'Nota',
  save: 'Guardar',
  cancel: 'Cancelar',
  by: (author, day) => (author === null ? day : `${author}, ${day}`),
  deleteTitle: '¿Eliminar esta nota?',
  deleteText: 'No se puede deshacer.',
  confirm: 'Eliminar',
  failedAdd: 'No se pudo agregar la nota',
  failedUpdate: 'No se pudo actualizar la nota',
  failedDelete: 'No se pudo eliminar la nota',
  kept: 'Tu texto sigue aquí. Inténtalo de nuevo.',
  tryAgain: 'Nada cambió. Inténtalo de nuevo.',
  stale: 'Esta nota cambió en otro lugar. Ahora dice:',
  staleSave: 'Guarda de nuevo para reemplazarla con tu texto.',
  gone: 'La nota se eliminó en otro lugar.',
};
