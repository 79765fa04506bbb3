import { counted } from '../../../shared/words/counted';
import { dayOf } from '../../../shared/moment';
import type { TextsLike } from '../../../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  title: 'Producto',
  back: 'Volver a Contenido',
  tabsOf: 'Sobre este producto',
  tabs: {
    content: 'Contenido',
    details: 'Detalles',
    students: 'Estudiantes y pedidos',
    results: 'Resultados',
    analytics: 'Análisis',
  },
  loading: 'Cargando',
  notLoaded: 'No se pudo cargar.',
  more: 'Ver más',

  students: 'Quién lo tiene',
  noStudents: 'Todavía nadie lo tiene.',
  sources: {
    purchase: 'Comprado',
    free: 'Gratis',
    grant: 'Dado a mano',
    gift: 'Un regalo',
    seat: 'Un segundo lugar',
  },
  since: (source, since) => `${source}, ${dayOf(since)}`,
  standsAt: (lesson) => `En «${lesson}»`,
  completed: (lessons) =>
    counted(lessons, { one: '1 lección completada', other: `${lessons} lecciones completadas` }),
  orders: 'Últimos pedidos',
  noOrders: 'Todavía nadie lo compró.',
  allOrders: 'Todos los pedidos',

  results: 'Preguntas y escalas',
  noResults: 'Todavía no se respondió ninguna pregunta ni escala.',
  journals: 'Los diarios son privados. Lo que las estudiantes comparten contigo está en Diarios compartidos.',
  answered: (students) =>
    counted(students, { one: '1 estudiante respondió', other: `${students} estudiantes respondieron` }),
  average: (average) => `media ${average}`,
  share: (count, all) => `${count} de ${all}`,
  names: 'Quién respondió qué',
  namesOf: (question) => `Quién respondió qué: ${question}`,
};
