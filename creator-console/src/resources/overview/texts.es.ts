import { counted } from '../../shared/words/counted';
import type { TextsLike } from '../../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  title: 'Resumen',
  students: 'Estudiantes en total',
  revenue: 'Ingresos totales',
  rating: 'Calificación promedio',
  ratingOf: (rating) => `${rating} de 5`,
  reviews: (count) => counted(count, { one: '1 reseña', other: `${count} reseñas` }),
  noReviews: 'Todavía no hay reseñas',
  sessions: 'Próximas sesiones',
  noSessions: 'No hay próximas sesiones',
  sessionsToCome: 'Ya reservadas',
  today: 'Por atender',
  week: 'Últimos 7 días',
  weekRevenue: 'Ingresos',
  weekOrders: 'Pedidos',
  weekStudents: 'Estudiantes nuevas',
  toCalendar: 'Abrir el calendario',
  approve: 'Aprobar',
  approveOf: (author) => `Aprobar: ${author}`,
  approved: 'Aprobado. Ya se puede ver.',
  notApproved: 'No se aprobó',
  tryAgain: 'Inténtalo de nuevo.',
  nothingWaits: 'Estás al día.',
  dayNotLoaded: 'No se pudieron cargar tus pendientes.',
  waitingOrderCount: (count) =>
    counted(count, { one: '1 pedido por revisar', other: `${count} pedidos por revisar` }),
  openMessageReportCount: (count) =>
    counted(count, {
      one: '1 mensaje reportado por revisar',
      other: `${count} mensajes reportados por revisar`,
    }),
  waitingAnswerCount: (count) =>
    counted(count, {
      one: '1 mensaje por responder',
      other: `${count} mensajes por responder`,
    }),
  unansweredQuestionCount: (count: number) =>
    counted(count, {
      one: '1 pregunta por responder',
      other: `${count} preguntas por responder`,
    }),
  waitingContributionCount: (count: number) =>
    counted(count, {
      one: '1 publicación o comentario por revisar',
      other: `${count} publicaciones y comentarios por revisar`,
    }),
  waitingReviewCount: (count: number) =>
    counted(count, { one: '1 reseña por revisar', other: `${count} reseñas por revisar` }),
  waitingJournalCount: (count) =>
    counted(count, { one: '1 diario por responder', other: `${count} diarios por responder` }),
  waitingAssignmentCount: (count) =>
    counted(count, { one: '1 tarea por revisar', other: `${count} tareas por revisar` }),
  failedMails: (count) =>
    counted(count, { one: 'No se pudo enviar 1 correo', other: `No se pudieron enviar ${count} correos` }),
  drafts: (count) =>
    counted(count, { one: '1 borrador sin terminar', other: `${count} borradores sin terminar` }),
  quietStudentCount: (count) =>
    counted(count, {
      one: '1 estudiante sin actividad en 2 semanas',
      other: `${count} estudiantes sin actividad en 2 semanas`,
    }),
  recentStudents: 'Estudiantes recientes',
  noStudents:
    'Todavía no hay estudiantes. Las personas que se registren en la app de miembros aparecerán aquí.',
  joined: (day) => `Se unió el ${day}`,
  bought: (count) => counted(count, { one: '1 compra', other: `${count} compras` }),
  allStudents: 'Ver estudiantes',
  topCourses: 'Cursos más elegidos',
  noCourses: 'Todavía no hay cursos publicados.',
  enrolled: (count) => counted(count, { one: '1 estudiante', other: `${count} estudiantes` }),
  allContent: 'Todo el contenido',
  stars: (rating) => `★ ${rating}`,
  lastBackup: (day) => `Última copia de seguridad: ${day}.`,
  noBackup: 'Todavía no hay ninguna copia de seguridad.',
  backupProblems: {
    no_key:
      'Las copias de seguridad necesitan una clave: pide a quien administra tu servidor que configure BACKUP_KEY.',
    none: 'Pide a quien administra tu servidor que active las copias de seguridad nocturnas.',
    too_old:
      'Tiene más de 2 días. Pide a quien administra tu servidor que revise la copia de seguridad nocturna.',
  },
  rated: (rating) => `Calificación: ${rating} de 5`,
};
