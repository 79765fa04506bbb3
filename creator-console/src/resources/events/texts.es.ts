import { counted } from '../../shared/words/counted';
import type { TextsLike } from '../../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  title: 'Eventos',
  create: 'Nuevo evento',
  search: 'Buscar en título y descripción',
  state: 'Estado',
  states: { planned: 'Programado', cancelled: 'Cancelado' },
  from: 'Desde',
  none: 'No hay próximos eventos',
  noneText:
    'Aquí aparecerán los eventos que crees. Las estudiantes los ven junto a tus anuncios y pueden confirmar su asistencia.',
  noneFound: 'Sin resultados',
  noneFoundText: 'Prueba con otra búsqueda, otro estado u otra fecha.',

  notThere: 'Evento no encontrado',
  notThereText: 'Quizá se eliminó.',
  toAll: 'Ver todos los eventos',

  name: 'Título',
  description: 'Descripción',
  start: 'Empieza',
  minutes: 'Duración en minutos',
  timeZone: 'Zona horaria',
  timeZoneHelp: 'Zona horaria de la hora de inicio. Las estudiantes ven el evento en la suya.',
  place: 'Lugar',
  placeHelp: 'Dónde se reúnen. Déjalo vacío si el evento es en línea.',
  meetingUrl: 'Enlace de la reunión',
  meetingLinkHelp:
    'Un enlace https. Solo lo ven quienes confirman su asistencia. Se abre 10 minutos antes del evento.',
  capacity: 'Lugares',
  capacityHelp: 'Déjalo vacío si no hay límite. Cuando se llena, se puede entrar a la lista de espera.',
  who: 'Para',
  whoHelp: 'Solo quienes integran un círculo ven sus eventos. No puedes cambiarlo después.',
  everybody: 'Todos',
  repeats: 'Se repite',
  once: 'No se repite',
  rhythms: {
    weekly: 'Cada semana',
    two_weeks: 'Cada dos semanas',
    monthly: 'Cada mes',
  },
  ends: 'Termina',
  afterTimes: 'Después de cierto número de eventos',
  onADay: 'En una fecha',
  times: 'Número de eventos',
  lastDay: 'Último día',
  needed: 'Completa este campo.',
  save: 'Guardar',
  created: 'Evento creado',
  createdMany: 'Eventos creados',
  saved: 'Evento guardado',
  savedText: 'Si cambió la hora o el lugar, se avisa a quienes asistirán.',
  stale:
    'Este evento cambió en otro lugar. Los campos que no editaste ya están al día. Guarda de nuevo para conservar tus cambios.',
  failed: 'No funcionó',
  tryAgain: 'Nada cambió. Inténtalo de nuevo.',
  changesAreTold:
    'Si cambias la hora o el lugar, quienes asistirán o están en la lista de espera reciben un correo.',
  changeWhich: 'Aplicar los cambios a',
  onlyThis: 'Solo este evento',
  thisAndFollowing: (count) =>
    counted(count, { one: 'Este evento y el siguiente', other: `Este evento y los ${count} siguientes` }),

  when: 'Cuándo',
  come: 'Asistirán',
  ofPlaces: (coming, capacity) => `${coming} de ${capacity}`,
  waitingCount: (count) => `${count} en la lista de espera`,
  seenAs: 'Para estudiantes',
  open: 'Ver la página del evento',
  comingTitle: (count) => counted(count, { one: '1 persona asistirá', other: `${count} personas asistirán` }),
  waitingTitle: (count) =>
    counted(count, {
      one: '1 persona en la lista de espera',
      other: `${count} personas en la lista de espera`,
    }),
  nobodyComes: 'Todavía no hay confirmaciones.',
  guestsFailed: 'No se pudo cargar la lista de asistentes.',

  cancel: 'Cancelar evento',
  cancelFollowing: (count) =>
    counted(count, {
      one: 'Cancelar este evento y el siguiente',
      other: `Cancelar este evento y los ${count} siguientes`,
    }),
  cancelTitle: (title) => `¿Cancelar “${title}”?`,
  told: (names) => `Estas personas reciben tu mensaje por correo: ${names}.`,
  toldNobody: 'Todavía no hay confirmaciones, así que no se avisa a nadie.',
  toldOfSeries: (count) =>
    counted(count, {
      one: 'Tu mensaje llega por correo a quienes asistirán o están en la lista de espera, de este evento y del siguiente.',
      other: `Tu mensaje llega por correo a quienes asistirán o están en la lista de espera, de este evento y de los ${count} siguientes.`,
    }),
  more: (count) => `${count} más`,
  reason: 'Tu mensaje',
  reasonHelp: 'Explica por qué se cancela.',
  cancelled: 'Evento cancelado',
  cancelledBecause: (reason) => `Este evento se canceló. Tu mensaje: “${reason}”`,
  remove: 'Eliminar',
  removeTitle: '¿Eliminar este evento?',
  removeText: 'El evento y su lista de asistentes se eliminarán. No se puede deshacer.',
  keep: 'Conservar evento',
  deleted: 'Evento eliminado',
};
