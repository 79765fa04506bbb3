import { counted } from '../../shared/words/counted';
import type { TextsLike } from '../../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  title: 'Mensajes',
  inbox: 'Bandeja de entrada',
  search: 'Buscar por nombre',
  none: 'Todavía no hay conversaciones',
  noneText:
    'Tus estudiantes te escriben desde su área de miembros. Tú empiezas una conversación en la página de una estudiante, en Mensajes.',
  noneFound: 'No hay conversación con nadie de este nombre.',
  students: 'Tus estudiantes',
  more: 'Mostrar más',
  conversation: 'Conversación',
  select: 'Elige una conversación para empezar a escribir',
  back: 'Todas las conversaciones',
  profile: 'Ver el perfil de la estudiante',
  notLoaded: 'No pudimos cargar las conversaciones.',
  notThere: 'No pudimos cargar esta conversación.',
  show: 'Mostrar',
  views: {
    all: 'Todas las conversaciones',
    unread: 'Conversaciones sin leer',
    unanswered: 'Conversaciones que esperan tu respuesta',
    questions: 'Preguntas sin respuesta',
    journals: 'Diarios sin respuesta',
  },
  noneInView: 'Aquí nada te espera.',
  allAnswered: 'Todas tienen respuesta.',
  whatWaits: 'Lo que te espera',
  waiting: (count) =>
    counted(count, {
      one: '1 estudiante espera tu respuesta',
      other: `${count} estudiantes esperan tu respuesta`,
    }),
  questions: (count) =>
    counted(count, { one: '1 pregunta sin respuesta', other: `${count} preguntas sin respuesta` }),
  journals: (count) =>
    counted(count, { one: '1 diario espera tu respuesta', other: `${count} diarios esperan tu respuesta` }),
  contributions: (count) =>
    counted(count, {
      one: '1 publicación o comentario por revisar',
      other: `${count} publicaciones y comentarios por revisar`,
    }),
  openReports: (count) =>
    counted(count, { one: '1 mensaje denunciado', other: `${count} mensajes denunciados` }),
  waitsSince: (day) => `desde el ${day}`,
  attached: 'Algo adjunto',
  reports: 'Mensajes denunciados',
  deleted: 'Este mensaje fue eliminado',
  you: (words) => `Tú: ${words}`,
  unread: (count) => counted(count, { one: '1 mensaje sin leer', other: `${count} mensajes sin leer` }),
  members: (count) => counted(count, { one: '1 miembro', other: `${count} miembros` }),
  by: (name, words) => `${name}: ${words}`,
  backToList: 'Todo lo que espera',
  waitingNotLoaded: 'No se pudo cargar lo que espera.',
  seeAll: (count) => `Ver los ${count}`,
  askedOn: (moment, group) => (group === null ? `Pregunta del ${moment}` : `Pregunta en ${group}, ${moment}`),
  sharedOn: (moment, place) => `${place} · compartido el ${moment}`,
  somethingBelongs: 'A esta pregunta le acompañan imágenes, películas o documentos. Míralos en su lugar.',
  aboutLesson: (lesson: string, words: string) => `${lesson}: ${words}`,
  inItsPlace: 'Verla en su lugar',
  noQuestion: 'Todas las preguntas tienen respuesta',
  noJournal: 'Todos los diarios tienen respuesta',
  silence: 'Solo menciones',
  silenced: 'A partir de ahora solo se te avisa de lo que te menciona',
  loud: 'Vuelves a recibir avisos de mensajes nuevos',
  notSilenced: 'No cambió nada',
};
