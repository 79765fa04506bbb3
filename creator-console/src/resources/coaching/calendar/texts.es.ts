import { counted } from '../../../shared/words/counted';
import type { TextsLike } from '../../../shared/words/in-language';
import type { texts as en } from './texts.en';

export const texts: TextsLike<typeof en> = {
  views: { day: 'Día', week: 'Semana', month: 'Mes', agenda: 'Agenda' },
  chooseView: 'Qué se muestra',
  today: 'Hoy',
  before: {
    day: 'El día anterior',
    week: 'La semana anterior',
    month: 'El mes anterior',
    agenda: 'La semana anterior',
  },
  after: {
    day: 'El día siguiente',
    week: 'La semana siguiente',
    month: 'El mes siguiente',
    agenda: 'La semana siguiente',
  },
  add: 'Reservar o tomarte tiempo libre',
  sessions: (count: number) => counted(count, { one: '1 sesión', other: `${count} sesiones` }),
  noSessions: 'No hay sesiones en estos días',
  noneThen: 'sin sesiones',
  event: 'Evento',
  events: (count: number) => counted(count, { one: '1 evento', other: `${count} eventos` }),
  coming: (coming: number, capacity: number | null) =>
    capacity === null ? `Vienen ${coming}` : `Vienen ${coming} de ${capacity}`,
  noHours: 'No hay horas abiertas en estos días. Defínelas para cada oferta, en Ofertas.',
  loading: 'Cargando tu calendario',
  failed: 'No se pudo cargar tu calendario.',
  timeOff: 'Tiempo libre',
  timeOffOnly: (titles: string) => `Tiempo libre: ${titles}`,
  timeOffFrom: (words: string, first: string, last: string) =>
    first === last ? `${words}, ${first}` : `${words}, del ${first} al ${last}`,
  open: (day: string, from: string, to: string) => `Abierto el ${day}, de ${from} a ${to}: elige una hora`,
  held: 'Apartada',
  heldUntil: (time: string) => `apartada hasta las ${time}`,
  places: (booked: number, places: number, forPairs: boolean) =>
    `${booked} de ${places} ${forPairs ? 'parejas' : 'lugares'}`,
  states: { completed: 'se realizó', no_show: 'no se presentó' },
  span: (from: string, to: string) => `${from} – ${to}`,
  label: (...parts: string[]) => parts.join(', '),
  more: (count: number) => `${count} más`,
  dayWith: (day: string, count: string) => `${day}: ${count}`,
  nothing: 'No hay nada reservado en estos días.',
  picked: (what: string) => `${what}: levantada`,
  left: (what: string) => `${what}: se queda donde estaba`,
};
