import type { TextsLike } from '../../../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  title: 'Horario semanal',
  kind: 'semana para dibujar',
  how: 'Arrastra para agregar horas. Arrastra un extremo para cambiarlas y tócalas para quitarlas. En una pantalla táctil, primero mantén presionado.',
  howByKeys:
    'Teclado: las flechas mueven, Espacio empieza y termina las horas, Escape cancela, Suprimir las quita. Mayús con las flechas arriba y abajo cambia el final; Alt, el inicio.',
  undo: 'Deshacer',
  wholeDay: 'Mostrar todo el día',
  lessOfDay: 'Mostrar menos del día',
  closed: (day: string, time: string) => `${day}, ${time}: cerrado`,
  open: (day: string, time: string, from: string, to: string) =>
    `${day}, ${time}: abierto de ${from} a ${to}`,
  drawing: (day: string, from: string, to: string) =>
    `${day}: de ${from} a ${to}. Presiona Espacio para terminar.`,
  drawn: (day: string, from: string, to: string) => `${day}: abierto de ${from} a ${to}`,
  removed: (day: string, from: string, to: string) => `${day}: se quitó de ${from} a ${to}`,
  undone: 'Deshecho',
};
