import { counted } from '../../../../shared/words/counted';
import type { TextsLike } from '../../../../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  title: 'Sesiones por reservar',
  none: 'Todavía no se compraron ni se regalaron sesiones.',
  offering: 'Para',
  from: 'De',
  left: 'Quedan',
  until: 'Empezar antes del',
  whenever: 'Cuando sea',
  ended: 'Retiradas',
  leftOf: (left, sessions) => `${left} de ${sessions}`,
  sources: { order: 'Un pedido', gift: 'Un regalo', coach: 'Tú' },
  acts: 'Acciones',

  book: 'Reservar una hora',
  bookTitle: (name) => `Reservar una hora para ${name}`,
  bookText: 'Un correo con el enlace y una entrada para el calendario sale de inmediato.',
  what: 'Qué',
  when: 'Cuándo',
  usesCredit: 'Usa una de las sesiones de abajo',
  note: 'De qué se trata',
  noteHelp: 'La estudiante también lo lee.',
  bookIt: 'Reservarla',
  bookAnyway: 'Reservarla de todos modos',
  booked: 'La hora está reservada',
  isBlocked: (name) =>
    `${name} está bloqueada y no podría entrar. Primero desbloquea la cuenta, en el menú de arriba; después se puede reservar una hora.`,
  nothingToBook:
    'Nada de lo que ofreces se puede reservar todavía. Primero define tu disponibilidad en Coaching.',

  date: 'Fecha',
  datesFailed: 'No se pudieron cargar las fechas.',
  datesLoading: 'Cargando las fechas',
  noDates: 'Ninguna fecha de este grupo tiene lugares. Define una, o dale más lugares a una, en Coaching.',
  companion: 'Quién la acompaña',
  companionHelp: 'Basta el nombre: un lugar es para dos.',
  placesLeft: (count) => counted(count, { one: 'queda 1 lugar', other: `quedan ${count} lugares` }),

  give: 'Dar sesiones',
  giveTitle: (name) => `Dar sesiones a ${name}`,
  nothingToGive: 'Nada de lo que ofreces usa sesiones todavía. Primero crea una oferta así en Coaching.',
  given: 'Las sesiones están dadas',

  takeBack: 'Retirar',
  takeBackTitle: (title) => `¿Retirar las sesiones de «${title}»?`,
  takeBackText:
    'No se puede reservar nada más con ellas. Lo reservado que aún no pasa se cancela, y se avisa por correo.',
  takenBack: 'Las sesiones se retiraron',

  loadingRecord: 'Cargando lo escrito',
  recordFailed: 'No se pudo cargar lo escrito sobre esta sesión.',
  nothingWritten: 'No se preguntó ni se escribió nada sobre esta sesión.',
  answers: 'Lo que respondió antes',
  herNote: 'Lo que escribió la estudiante',
  sharedNotes: 'Notas para ambas',
  privateNote: 'Tu propia nota',
  recording: 'Grabación',
  files: 'Archivos',
  close: 'Cerrar',
};
