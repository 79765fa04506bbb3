import type { TextsLike } from '../words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  export: 'Exportar',
  progress: (done, total) => `${done.toLocaleString('es-MX')} de ${total}`,
  done: (total) => `Se exportó: ${total}`,
  cancel: 'Cancelar',
  close: 'Cerrar',
  tryAgain: 'Reintentar',
};
