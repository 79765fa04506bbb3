import { counted } from '../../../shared/words/counted';
import { dayOf } from '../../../shared/moment';
import type { TextsLike } from '../../../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  title: 'Producto',
  back: 'Volver a Contenido',
  tabsOf: 'Secciones del producto',
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

  students: 'Estudiantes',
  noStudents: 'Todavía no hay estudiantes. Aquí aparecerán quienes tengan este producto.',
  sources: {
    purchase: 'Comprado',
    free: 'Gratis',
    grant: 'Dado por ti',
    gift: 'Regalo',
    seat: 'Segundo lugar',
    subscription: 'Suscripción',
  },
  since: (source, since) => `${source}, ${dayOf(since)}`,
  standsAt: (lesson) => `En “${lesson}”`,
  completed: (lessons) =>
    counted(lessons, { one: '1 lección completada', other: `${lessons} lecciones completadas` }),
  orders: 'Últimos pedidos',
  noOrders: 'Todavía no hay pedidos.',
  allOrders: 'Todos los pedidos',

  results: 'Preguntas, cuestionarios y escalas',
  noResults:
    'Todavía no hay respuestas. Aquí aparecerán las respuestas a las preguntas, los cuestionarios y las escalas de este curso.',
  journals:
    'Los diarios son privados. Los que las estudiantes comparten contigo están en Diarios compartidos.',
  answered: (students) =>
    counted(students, { one: '1 estudiante respondió', other: `${students} estudiantes respondieron` }),
  average: (average) => `promedio ${average}`,
  share: (count, all) => `${count} de ${all}`,
  passed: (passed, students) =>
    counted(students, {
      one: `aprobó ${passed} de 1 estudiante`,
      other: `aprobaron ${passed} de ${students} estudiantes`,
    }),
  best: (percent) => `mejor resultado promedio ${percent}%`,
  attempts: (attempts) => counted(attempts, { one: '1 intento', other: `${attempts} intentos` }),
  hardest: (question, percent) => `Pregunta más difícil: ${question} (${percent}% de respuestas incorrectas)`,
  openLesson: 'Abrir lección',
  openLessonOf: (lesson) => `Abrir lección: ${lesson}`,
  names: 'Ver respuestas',
  namesOf: (question) => `Respuestas a: ${question}`,
};
