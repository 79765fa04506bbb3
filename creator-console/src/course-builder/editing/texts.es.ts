import type { TextsLike } from '../../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  heading: (label) => `Editar ${label}`,
  done: 'Listo',
  saving: 'Guardando…',
  later: 'Terminar después',
  updated: 'Widget actualizado',
  updatedText: 'Tus cambios se guardaron',
  error: 'Error',
  failed: 'No se pudo actualizar el widget',
  unsavedDraft: (when) => `Lo que escribiste aquí el ${when} no se guardó.`,
  unsavedDraftHelp: 'Abajo está lo guardado.',
  takeDraft: 'Usar lo que escribí',
  discardDraft: 'Descartarlo',
  missingWords: (names) => `Todavía sin guardar: falta ${names.join(', ')}`,
  choose: 'Todavía sin guardar: elige arriba',
  marked: 'Todavía sin guardar: mira lo que está marcado',
  needed: 'Complétalo',
  mediaNeeded: 'Elige un archivo',
  wrong: {
    media: 'Este archivo ya no está en la biblioteca, o es de otro tipo. Elige otro.',
    tooLong: 'Es demasiado largo.',
    other: 'No se puede guardar así. Míralo de nuevo.',
  },
};
