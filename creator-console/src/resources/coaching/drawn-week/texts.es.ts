import type { TextsLike } from '../../../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  title: 'Horario semanal',
  kind: 'horario editable',
  how: 'Arrastra para agregar horas. Para cambiarlas, arrastra un borde. Para quitarlas, tócalas. En una pantalla táctil, primero mantén presionado.',
  howByKeys:
    'Teclado: las flechas mueven, Espacio empieza y termina las horas, Escape cancela, Suprimir las quita. Para cambiar el final, mantén Mayús y presiona la flecha arriba o abajo. Para cambiar el inicio, mantén Alt.',
  undo: 'Deshacer',
  wholeDay: 'Mostrar las 24 horas',
  lessOfDay: 'Mostrar menos horas',
  closed: (day: string, time: string) => `${day}, ${time}: cerrado`,
  open: (day: string, time: string, from: string, to: string) =>
    `${day}, ${time}: abierto de ${from} a ${to}`,
  drawing: (day: string, from: string, to: string) =>
    `${day}: de ${from} a ${to}. Presiona Espacio para terminar.`,
  drawn: (day: string, from: string, to: string) => `${day}: abierto de ${from} a ${to}`,
  removed: (day: string, from: string, to: string) => `${day}: se quitó de ${from} a ${to}`,
  undone: 'Deshecho',
};
