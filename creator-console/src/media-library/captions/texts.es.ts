import type { TextsLike } from '../../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  title: (language, video) => `Subtítulos en ${language.toLowerCase()} de ${video}`,
  save: 'Guardar subtítulos',
  saved: 'Subtítulos guardados',
  loading: 'Cargando los subtítulos…',
  failed: 'No se pudieron cargar los subtítulos.',
  close: 'Cerrar',
  list: 'Subtítulos',
  pages: 'Páginas de subtítulos',
  none: 'Todavía no hay subtítulos. Agrega el primero y escribe lo que se dice.',
  addFirst: 'Agregar subtítulo',
  start: (n) => `Inicio del subtítulo ${n}`,
  end: (n) => `Fin del subtítulo ${n}`,
  text: (n) => `Texto del subtítulo ${n}`,
  columns: { start: 'Inicio', end: 'Fin', text: 'Texto' },
  play: (n) => `Reproducir el subtítulo ${n}`,
  add: (n) => `Agregar un subtítulo después del ${n}`,
  split: (n) => `Dividir el subtítulo ${n}`,
  delete: (n) => `Eliminar el subtítulo ${n}`,
  steps: {
    add: 'Agregar subtítulo',
    split: 'Dividir subtítulo',
    delete: 'Eliminar subtítulo',
    edit: 'Editar subtítulo',
  },
  faults: {
    time: 'Escribe un tiempo como 1:23.5.',
    order: 'Debe ser posterior al inicio.',
    text: 'Escribe lo que se dice.',
  },
};
