import type { TextsLike } from '../words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  export: 'Exportar',
  done: (rows) => (rows === 1 ? 'Se exportó una fila' : `Se exportaron ${rows} filas`),
  failed: 'No se pudo exportar',
  tryAgain: 'Inténtalo de nuevo.',
};
