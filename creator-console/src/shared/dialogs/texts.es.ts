import type { TextsLike } from '../words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  cancel: 'Cancelar',
  copy: 'Copiar',
  copied: 'Copiado',
  copyFailed: 'No se pudo copiar. Selecciona el texto y cópialo.',
  savedIt: 'Ya lo guardé',
};
