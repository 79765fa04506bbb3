import { counted } from '../../../shared/words/counted';
import type { TextsLike } from '../../../shared/words/in-language';
import type { texts as en } from './texts.en';

export const texts: TextsLike<typeof en> = {
  views: { day: 'Día', week: 'Semana', month: 'Mes', agenda: 'Agenda' },
  chooseView: 'Vista del calendario',
  today: 'Hoy',
  before: {
    day: 'Día anterior',
    week: 'Semana anterior',
    month: 'Mes anterior',
    agenda: 'Semana anterior',
  },
  after: {
    day: 'Día siguiente',
    week: 'Semana siguiente',
    month: 'Mes siguiente',
    agenda: 'Semana siguiente',
  },
  add: 'Reservar o tomar días libres',
  sessions: (count: number) => counted(count, { one: '1 sesión', other: `${count} sesiones` }),
  noSessions: 'Sin sesiones',
  noneThen: 'sin sesiones',
  event: 'Evento',
  events: (count: number) => counted(count, { one: '1 evento', other: `${count} eventos` }),
  coming: (coming: number, capacity: number | null) =>
    capacity === null ? `${coming} asistirán` : `${coming} de ${capacity} asistirán`,
  noHours: 'No tienes horarios abiertos en estos días. Defínelos para cada servicio, en Servicios.',
  loading: 'Cargando tu calendario',
  failed: 'No se pudo cargar tu calendario.',
  timeOff: 'Días libres',
  timeOffOnly: (titles: string) => `Días libres: ${titles}`,
  timeOffFrom: (words: string, first: string, last: string) =>
    first === last ? `${words}, ${first}` : `${words}, del ${first} al ${last}`,
  open: (day: string, from: string, to: string) => `Abierto el ${day}, de ${from} a ${to}. Elige una hora.`,
  held: 'Apartada',
  heldUntil: (time: string) => `apartada hasta las ${time}`,
  places: (booked: number, places: number, isForPairs: boolean) =>
    `${booked} de ${places} ${isForPairs ? 'parejas' : 'lugares'}`,
  states: { completed: 'completada', no_show: 'no asistió' },
  span: (from: string, to: string) => `${from} – ${to}`,
  label: (...parts: string[]) => parts.join(', '),
  more: (count: number) => `${count} más`,
  dayWith: (day: string, count: string) => `${day}: ${count}`,
  nothing: 'No hay nada reservado en estos días.',
  picked: (what: string) => `Tomaste ${what}`,
  left: (what: string) => `${what} no se movió`,
};
