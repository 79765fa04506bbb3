import type { TextsLike } from '../../../../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  add: 'Agregar nota',
  newNote: 'Nota nueva',
  onlyYou:
    'Solo las coaches ven las notas. Se eliminan con la cuenta de la estudiante. Una estudiante que pregunte qué se guarda tiene derecho a saberlo.',
  search: 'Buscar notas',
  none: 'Todavía no hay notas',
  noneText: 'Lo que quieras recordar de esta estudiante. Ella no lo ve.',
  noneFound: (words) => `Ninguna nota dice «${words}».`,
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
  deleteText: 'No se puede recuperar.',
  confirm: 'Eliminar',
  failedAdd: 'No se pudo agregar la nota',
  failedUpdate: 'No se pudo cambiar la nota',
  failedDelete: 'No se pudo eliminar la nota',
  kept: 'Lo que escribiste sigue aquí. Inténtalo de nuevo.',
  tryAgain: 'Nada cambió. Inténtalo de nuevo.',
  stale: 'Entretanto, esta nota cambió en otro lugar. Ahora dice:',
  staleSave: 'Guarda de nuevo para poner tus palabras en su lugar.',
  gone: 'Entretanto se eliminó en otro lugar.',
};
