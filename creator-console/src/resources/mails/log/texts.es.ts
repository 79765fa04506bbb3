import { counted } from '../../../shared/words/counted';
import type { TextsLike } from '../../../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  title: 'Registro de correos',
  search: 'Nombre o asunto',
  state: 'Estado',
  kind: 'Tipo',
  subject: 'Asunto',
  reader: 'Para',
  written: 'Escrito',
  settled: 'Enviado o resuelto',
  acts: 'Qué hacer',

  none: 'Todavía no se escribió ningún correo',
  noneText: 'Las bienvenidas, los recibos y todo lo demás que sale por correo está aquí.',
  noneFound: 'Ningún correo encaja',
  noneFoundText: 'Prueba con otras palabras u otro filtro.',

  waiting: (count) =>
    counted(count, {
      one: '1 correo no se pudo enviar y te espera.',
      other: `${count} correos no se pudieron enviar y te esperan.`,
    }),
  waitingText:
    'Tras una restauración esperan aquí correos que quizá ya salieron: descártalos. Si la causa fue el servidor de correo, envíalos de nuevo cuando vuelva a estar bien.',
  sendAll: 'Enviar todos de nuevo',
  sentAll: (count) =>
    counted(count, {
      one: '1 correo va de nuevo en camino',
      other: `${count} correos van de nuevo en camino`,
    }),
  discardAll: 'Descartar todos',
  discardAllTitle: (count) =>
    counted(count, { one: '¿Descartar 1 correo?', other: `¿Descartar ${count} correos?` }),
  discardAllText: 'Ninguno se envía ya. En este registro quedan como no enviados.',
  discardedAll: (count) =>
    counted(count, { one: '1 correo está descartado', other: `${count} correos están descartados` }),
};
