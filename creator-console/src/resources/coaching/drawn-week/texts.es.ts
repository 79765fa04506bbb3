import type { TextsLike } from '../../../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  title: 'Horas de cada semana',
  kind: 'semana en la que se dibuja',
  how: 'Dibuja sobre las horas en las que estás; estira sus extremos para cambiarlas y púlsalas para quitarlas. Con el dedo, mantenlo primero un momento sobre las horas.',
  howByKeys:
    'Las flechas recorren la semana. La barra espaciadora empieza un tramo y lo termina, Escape lo deja. Suprimir quita el tramo en el que estás; con Mayús, las flechas arriba y abajo cambian cuándo termina, con Alt cuándo empieza.',
  undo: 'Deshacer',
  wholeDay: 'Mostrar todo el día',
  lessOfDay: 'Mostrar menos del día',
  closed: (day: string, time: string) => `${day}, ${time}: cerrado`,
  open: (day: string, time: string, from: string, to: string) =>
    `${day}, ${time}: abierto de ${from} a ${to}`,
  drawing: (day: string, from: string, to: string) =>
    `${day}: de ${from} a ${to}, la barra espaciadora lo termina`,
  drawn: (day: string, from: string, to: string) => `${day}: abierto de ${from} a ${to}`,
  removed: (day: string, from: string, to: string) => `${day}: se quitó de ${from} a ${to}`,
  undone: 'Deshecho',
};
