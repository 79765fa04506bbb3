import type { TextsLike } from '../words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  writeTo: (name) => `Mensaje para ${name}`,
  with: (name) => `Mensajes con ${name}`,
  send: 'Enviar',
  sending: 'Enviando',
  notSent: 'No enviado',
  retry: 'Intentar de nuevo',
  earlier: 'Mensajes anteriores',
  empty: (name) => `Todavía no hay nada escrito. Lo que se escribe aquí solo lo leen ${name} y tú.`,
  notLoaded: 'No pudimos cargar los mensajes.',
  edit: 'Editar este mensaje',
  delete: 'Eliminar este mensaje',
  deleted: 'Este mensaje fue eliminado',
  edited: '(editado)',
  save: 'Guardar',
  cancel: 'Cancelar',
  failed: 'El mensaje queda como estaba',
};
