import { counted } from '../words/counted';
import type { TextsLike } from '../words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  export: 'Exportar',
  done: (rows) => counted(rows, { one: 'Se exportó 1 fila', other: `Se exportaron ${rows} filas` }),
  failed: 'No se pudo exportar',
  tryAgain: 'Inténtalo de nuevo.',
};
