import type { TextsLike } from '../words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  copy: 'Copiar el ID del pago',
  copied: 'Copiado',
  notCopied: 'Tu navegador bloqueó la copia. ID completo:',
};
