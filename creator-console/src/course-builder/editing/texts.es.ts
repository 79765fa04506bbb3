import type { TextsLike } from '../../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  heading: (label) => `Editar ${label}`,
  done: 'Listo',
  saving: 'Guardando…',
  later: 'Terminar después',
  updated: 'Widget actualizado',
  updatedText: 'Se guardaron tus cambios',
  error: 'Error',
  failed: 'No se pudo actualizar el widget',
  unsavedDraft: (when) => `Lo que escribiste el ${when} no se guardó.`,
  unsavedDraftHelp: 'Abajo está la versión guardada.',
  takeDraft: 'Recuperar lo que escribí',
  discardDraft: 'Descartar',
  missingWords: (names) => `Sin guardar. Falta: ${names.join(', ')}.`,
  choose: 'Sin guardar. Elige una de las opciones de arriba.',
  marked: 'Sin guardar. Revisa los campos marcados.',
  needed: 'Completa este campo',
  mediaNeeded: 'Elige un archivo',
  wrong: {
    media: 'Este archivo se eliminó de la biblioteca o es de otro tipo. Elige otro.',
    tooLong: 'Es demasiado largo.',
    other: 'No se puede guardar. Revísalo.',
  },
};
