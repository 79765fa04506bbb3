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
  views: { all: 'Todo', unread: 'Sin leer', unanswered: 'Esperan tu respuesta' },
  noneInView: 'Aquí nada te espera.',
  allAnswered: 'Todas tienen respuesta.',
  waiting: (count, day) =>
    count === 1
      ? `1 estudiante espera tu respuesta desde el ${day}`
      : `${count} estudiantes esperan tu respuesta, la primera desde el ${day}`,
  questions: (count: number, day: string | null) =>
    `${count === 1 ? '1 pregunta' : `${count} preguntas`} sin respuesta${day ? `, desde el ${day}` : ''}`,
  journals: (count: number) =>
    count === 1 ? '1 diario espera tu respuesta' : `${count} diarios esperan tu respuesta`,
  waitsSince: (day) => `desde el ${day}`,
  attached: 'Algo adjunto',
  reports: 'Mensajes denunciados',
  deleted: 'Este mensaje fue eliminado',
  you: (words) => `Tú: ${words}`,
  unread: (count) => (count === 1 ? '1 mensaje sin leer' : `${count} mensajes sin leer`),
  members: (count) => (count === 1 ? '1 miembro' : `${count} miembros`),
  by: (name, words) => `${name}: ${words}`,
};
