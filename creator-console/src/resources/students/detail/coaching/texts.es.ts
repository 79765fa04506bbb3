import { counted } from '../../../../shared/words/counted';
import type { TextsLike } from '../../../../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  title: 'Sesiones por reservar',
  none: 'Todavía no tiene sesiones compradas ni regaladas.',
  offering: 'Servicio',
  from: 'Origen',
  left: 'Quedan',
  until: 'Usar antes del',
  whenever: 'Sin fecha límite',
  ended: 'Quitadas',
  leftOf: (left, sessions) => `${left} de ${sessions}`,
  sources: { order: 'Pedido', gift: 'Regalo', coach: 'Dadas por ti' },
  acts: 'Acciones',

  book: 'Reservar una sesión',
  bookTitle: (name) => `Reservar una sesión para ${name}`,
  bookText: 'Recibirá enseguida un correo con el enlace y la invitación de calendario.',
  what: 'Servicio',
  when: 'Cuándo',
  usesCredit: 'Usar una de sus sesiones restantes',
  note: 'De qué se trata',
  noteHelp: 'Tu estudiante también puede leerlo.',
  bookIt: 'Reservar sesión',
  bookAnyway: 'Reservar de todos modos',
  booked: 'Sesión reservada',
  isBlocked: (name) =>
    `La cuenta de ${name} está bloqueada, así que no puede entrar a una sesión. Primero desbloquéala en el menú de arriba.`,
  nothingToBook:
    'Todavía no se puede reservar ninguno de tus servicios. Primero define tu disponibilidad en Coaching.',

  date: 'Fecha',
  datesFailed: 'No se pudieron cargar las fechas.',
  datesLoading: 'Cargando fechas',
  noDates: 'Ninguna fecha de este grupo tiene lugares. Agrega una fecha o más lugares en Coaching.',
  companion: 'Con quién viene',
  companionHelp: 'Cada lugar es para dos. Basta con el nombre.',
  placesLeft: (count) => counted(count, { one: 'Queda 1 lugar', other: `Quedan ${count} lugares` }),

  give: 'Dar sesiones',
  giveTitle: (name) => `Dar sesiones a ${name}`,
  nothingToGive: 'Todavía no tienes un servicio que use sesiones. Primero crea uno en Coaching.',
  given: 'Sesiones entregadas',

  takeBack: 'Quitar',
  takeBackTitle: (title) => `¿Quitar las sesiones de “${title}”?`,
  takeBackText:
    'Ya no se podrá reservar con estas sesiones. Las próximas que se reservaron con ellas se cancelan y se avisa por correo.',
  takenBack: 'Sesiones quitadas',

  loadingRecord: 'Cargando respuestas y notas',
  recordFailed: 'No se pudieron cargar las respuestas y notas de esta sesión.',
  nothingWritten: 'Esta sesión no tiene respuestas ni notas.',
  answers: 'Respuestas antes de la sesión',
  herNote: 'Nota de tu estudiante',
  sharedNotes: 'Notas compartidas',
  privateNote: 'Nota privada',
  recording: 'Grabación',
  files: 'Archivos',
  close: 'Cerrar',
};
