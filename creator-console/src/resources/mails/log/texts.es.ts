import { counted } from '../../../shared/words/counted';
import type { TextsLike } from '../../../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  title: 'Registro de correos',
  search: 'Buscar por nombre o asunto',
  state: 'Estado',
  kind: 'Tipo',
  subject: 'Asunto',
  reader: 'Para',
  written: 'Creado',
  settled: 'Terminado',
  acts: 'Acciones',

  none: 'Todavía no hay correos',
  noneText: 'Aquí aparecerá cada correo que envíe tu sitio, como bienvenidas y recibos.',
  noneFound: 'Sin resultados',
  noneFoundText: 'Prueba con otra búsqueda u otro filtro.',

  waiting: (count) =>
    counted(count, {
      one: '1 correo no se pudo enviar. Envíalo de nuevo o descártalo.',
      other: `${count} correos no se pudieron enviar. Envíalos de nuevo o descártalos.`,
    }),
  waitingText:
    'Si falló tu servidor de correo, envíalos de nuevo cuando funcione. Si restauraste una copia de seguridad, descarta los correos que ya se habían enviado.',
  sendAll: 'Enviar todos de nuevo',
  sentAll: (count) =>
    counted(count, {
      one: '1 correo se enviará de nuevo',
      other: `${count} correos se enviarán de nuevo`,
    }),
  discardAll: 'Descartar todos',
  discardAllTitle: (count) =>
    counted(count, { one: '¿Descartar 1 correo?', other: `¿Descartar ${count} correos?` }),
  discardAllText: 'No se enviarán. En este registro quedan como no enviados.',
  discardedAll: (count) =>
    counted(count, { one: '1 correo descartado', other: `${count} correos descartados` }),
};
