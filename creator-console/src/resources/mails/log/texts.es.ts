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
    count === 1
      ? '1 correo no se pudo enviar y te espera.'
      : `${count} correos no se pudieron enviar y te esperan.`,
  waitingText:
    'Tras una restauración esperan aquí correos que quizá ya salieron: descártalos. Si la causa fue el servidor de correo, envíalos de nuevo cuando vuelva a estar bien.',
  sendAll: 'Enviar todos de nuevo',
  sentAll: (count) =>
    count === 1 ? '1 correo va de nuevo en camino' : `${count} correos van de nuevo en camino`,
  discardAll: 'Descartar todos',
  discardAllTitle: (count) => (count === 1 ? '¿Descartar 1 correo?' : `¿Descartar ${count} correos?`),
  discardAllText: 'Ninguno se envía ya. En este registro quedan como no enviados.',
  discardedAll: (count) => (count === 1 ? '1 correo está descartado' : `${count} correos están descartados`),
};
