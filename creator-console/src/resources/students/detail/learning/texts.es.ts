import { dayOf } from '../../../../shared/moment';
import type { TextsLike } from '../../../../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  owned: 'Cursos y otros productos',
  none: 'Todavía no tiene productos',
  noneText:
    'Aquí verás los productos que compre, obtenga gratis o reciba de ti, con su progreso en los cursos.',
  sources: {
    purchase: 'Comprado',
    free: 'Gratis',
    grant: 'Dado por ti',
    gift: 'Regalo',
    seat: 'Segundo lugar',
  },
  since: (source, since) => `${source}, ${dayOf(since)}`,
  progress: (done, all) => `${done} de ${all} lecciones`,
  progressOf: (title) => `Progreso en ${title}`,
  standsAt: (lesson) => `Lección actual: «${lesson}»`,
  lastDone: (day) => `Último avance el ${dayOf(day)}`,
  nothingDone: 'Todavía no ha completado nada',
  journals: 'Diarios compartidos',
  give: 'Dar un producto',
  giveTitle: (student) => `Dar un producto a ${student}`,
  giveText: 'Tendrá acceso enseguida, sin pagar.',
  product: 'Producto',
  takeBack: 'Quitar acceso',
  takeBackOf: (title) => `Quitar acceso: ${title}`,
  takeBackTitle: (title) => `¿Quitar el acceso a «${title}»?`,
  takeBackText:
    'Perderá el acceso enseguida. Su progreso se guarda y vuelve si obtiene el producto otra vez.',
  showCourse: 'Módulos y lecciones',
  showCourseOf: (title) => `Módulos y lecciones de ${title}`,
  noModules: 'Este curso todavía no tiene módulos.',
  locked: (until) => (until === null ? 'Bloqueado' : `Se desbloquea el ${dayOf(until)}`),
  isEarly: 'Desbloqueado antes',
  completed: 'Completado',
  notCompleted: 'Sin completar',
  openEarly: 'Desbloquear antes',
  openEarlyOf: (module) => `Desbloquear antes: ${module}`,
  openEarlyTitle: (module) => `¿Desbloquear «${module}» antes?`,
  openEarlyText:
    'Se desbloquea enseguida para esta persona, y le avisamos por correo. Para las demás sigue bloqueado. Puedes volver a bloquearlo mientras no abra ninguna de sus lecciones.',
  openedEarly: 'Módulo desbloqueado',
  closeAgain: 'Volver a bloquear',
  closeAgainOf: (module) => `Volver a bloquear: ${module}`,
  closeAgainTitle: (module) => `¿Volver a bloquear «${module}»?`,
  closeAgainText:
    'El bloqueo del módulo vuelve a aplicarse a esta persona. Si ya lo empezó, sigue desbloqueado.',
  closedAgain: 'Módulo bloqueado de nuevo',
  mark: 'Marcar como completado',
  markOf: (title) => `Marcar como completado: ${title}`,
  markTitle: (title) => `¿Marcar «${title}» como completado?`,
  markText:
    'Sus lecciones y videos cuentan como completados, y un módulo bloqueado se desbloquea. Si así completa el curso, recibe el correo y el certificado.',
  marked: 'Marcado como completado',
  reset: 'Reiniciar progreso',
  resetOf: (title) => `Reiniciar progreso: ${title}`,
  resetTitle: (title) => `¿Reiniciar el progreso en «${title}»?`,
  resetText:
    'Empezará de nuevo. No se puede deshacer. Se conservan las respuestas, notas, horas de aprendizaje y certificados, y los módulos desbloqueados siguen así.',
  wasReset: 'Progreso reiniciado',
  given: 'Producto entregado',
  takenBack: 'Acceso quitado',
};
