import { counted } from '../../../shared/words/counted';
import type { TextsLike } from '../../../shared/words/in-language';
import type { texts as english } from './texts.en';

const number = (count: number) => count.toLocaleString('es-MX');
const students = (count: number) =>
  counted(count, { one: '1 estudiante', other: `${number(count)} estudiantes` });

export const texts: TextsLike<typeof english> = {
  open: 'Agregar a un círculo',
  title: (count) => `Agregar a ${students(count)} a un círculo o grupo`,
  text: 'Quienes están en otro círculo o grupo se quedan ahí.',
  group: 'Círculo o grupo',
  kinds: { circle: 'Círculos', pod: 'Grupos' },
  submit: 'Agregar',
  added: (name, count, elsewhere, refused) =>
    [
      counted(count, {
        one: `Se agregó 1 estudiante a ${name}.`,
        other: `Se agregaron ${students(count)} a ${name}.`,
      }),
      ...(elsewhere > 0 ? [`${number(elsewhere)} se quedan en otro.`] : []),
      ...(refused > 0 ? [`${number(refused)} sin agregar: ningún tutor permite ahora la cuenta.`] : []),
    ].join(' '),
  failed: 'No se pudo deshacer. Inténtalo de nuevo.',
};
