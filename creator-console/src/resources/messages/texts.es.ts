import { counted } from '../../shared/words/counted';
import type { TextsLike } from '../../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  title: 'Mensajes',
  inbox: 'Bandeja de entrada',
  search: 'Buscar por nombre',
  none: 'Todavía no hay conversaciones',
  noneText:
    'Aquí verás los mensajes de tus estudiantes. Para empezar una conversación, abre la página de una estudiante y ve a Mensajes.',
  noneFound: 'Ninguna conversación coincide con este nombre.',
  students: 'Tus estudiantes',
  more: 'Mostrar más',
  conversation: 'Conversación',
  select: 'Elige una conversación para empezar a escribir',
  back: 'Todas las conversaciones',
  profile: 'Ver perfil',
  notLoaded: 'No se pudieron cargar las conversaciones.',
  notThere: 'No se pudo cargar esta conversación.',
  show: 'Mostrar',
  views: {
    all: 'Todas las conversaciones',
    unread: 'Conversaciones sin leer',
    unanswered: 'Conversaciones por responder',
    questions: 'Preguntas por responder',
    journals: 'Diarios por responder',
  },
  noneInView: 'Estás al día.',
  allAnswered: 'Estás al día.',
  whatWaits: 'Pendientes',
  waiting: (count) =>
    counted(count, {
      one: '1 conversación por responder',
      other: `${count} conversaciones por responder`,
    }),
  questions: (count) =>
    counted(count, { one: '1 pregunta por responder', other: `${count} preguntas por responder` }),
  journals: (count) =>
    counted(count, { one: '1 diario por responder', other: `${count} diarios por responder` }),
  assignments: (count) =>
    counted(count, { one: '1 tarea por revisar', other: `${count} tareas por revisar` }),
  contributions: (count) =>
    counted(count, {
      one: '1 publicación o comentario por revisar',
      other: `${count} publicaciones y comentarios por revisar`,
    }),
  openReportCount: (count) =>
    counted(count, {
      one: '1 mensaje reportado por revisar',
      other: `${count} mensajes reportados por revisar`,
    }),
  waitsSince: (day) => `desde el ${day}`,
  attached: 'Archivo adjunto',
  deleted: 'Este mensaje se eliminó',
  you: (words) => `Tú: ${words}`,
  unread: (count) => counted(count, { one: '1 mensaje sin leer', other: `${count} mensajes sin leer` }),
  members: (count) => counted(count, { one: '1 miembro', other: `${count} miembros` }),
  by: (name, words) => `${name}: ${words}`,
  backToList: 'Volver a la lista',
  waitingNotLoaded: 'No se pudieron cargar tus pendientes.',
  seeAll: (count) => `Ver los ${count}`,
  askedOn: (moment, group) => (group === null ? `Pregunta del ${moment}` : `Pregunta en ${group}, ${moment}`),
  sharedOn: (moment, place) => `${place} · compartido el ${moment}`,
  somethingBelongs: 'Esta pregunta tiene fotos, videos o archivos. Abre la publicación para verlos.',
  aboutLesson: (lesson: string, words: string) => `${lesson}: ${words}`,
  inItsPlace: 'Abrir la publicación',
  noQuestion: 'No hay preguntas por responder',
  noJournal: 'No hay diarios por responder',
  silence: 'Solo menciones',
  silenced: 'Solo te avisaremos cuando alguien te mencione aquí',
  loud: 'Te avisaremos de nuevo de los mensajes nuevos',
  notSilenced: 'No se pudo cambiar el ajuste',
};
