import { counted } from '../../../shared/words/counted';
import type { texts as en } from './texts.en';
import type { TextsLike } from '../../../shared/words/in-language';

export const texts: TextsLike<typeof en> = {
  title: 'Tus otros calendarios',
  text: 'Cuando un calendario tuyo dice que estás ocupada, nadie puede reservar esa hora. Aquí solo se leen las horas, no para qué son.',
  none: 'Todavía no se lee ningún calendario.',
  failed: 'No se pudieron cargar tus calendarios.',
  add: 'Agregar un calendario',
  addTitle: 'Agregar un calendario',
  addText:
    'La mayoría de los calendarios dan una dirección privada para esto: busca en sus ajustes «dirección secreta en formato iCal» o «publicar calendario». Se lee enseguida, y después cada 15 minutos.',
  addIt: 'Leerlo y agregarlo',
  name: 'Nombre',
  nameHelp: 'Cómo lo llamas, por ejemplo Familia',
  address: 'Dirección',
  addressHelp:
    'Empieza con https:// o webcal://. Guárdala para ti: se conserva sellada y no se vuelve a mostrar.',
  added: (name) => `«${name}» se lee desde ahora`,
  ahead: (count, until) =>
    counted(count, {
      one: `1 rato ocupado hasta el ${until}`,
      other: `${count} ratos ocupados hasta el ${until}`,
    }),
  from: (host) => `de ${host}`,
  readAt: (when) => `Leído ${when}`,
  neverRead: 'Todavía sin leer',
  paused: 'En pausa: no cierra nada',
  skipped: (count) =>
    counted(count, {
      one: '1 entrada no se entiende y no cierra nada.',
      other: `${count} entradas no se entienden y no cierran nada.`,
    }),
  couldNot: (when, problem) => `No se pudo leer ${when}: ${problem} Lo que se leyó antes sigue valiendo.`,
  problems: {
    not_allowed: 'su dirección no lleva a ningún servidor de internet.',
    unreachable: 'no se puede llegar a su servidor de forma segura.',
    too_slow: 'su servidor no respondió en diez segundos.',
    too_large: 'ocupa más de dos megabytes.',
    too_many_redirects: 'su dirección lleva a otra demasiadas veces.',
    gone: 'ese calendario ya no existe. Quítalo aquí y agrega su dirección nueva.',
    refused: 'su servidor se negó.',
    no_calendar: 'lo que hay ahí no es un calendario.',
    too_complex: 'repite demasiado para leerlo.',
  },
  read: 'Leer ahora',
  pause: 'Pausar',
  goOn: 'Continuar',
  remove: 'Quitar',
  of: (act, name) => `${act}: ${name}`,
  isRead: (name) => `«${name}» se leyó`,
  isPaused: (name) => `«${name}» está en pausa, sus horas están libres`,
  goesOn: (name) => `«${name}» vuelve a cerrar horas`,
  removeTitle: (name) => `¿Quitar «${name}»?`,
  removeText: 'Sus horas se pueden reservar enseguida. Tu calendario queda como está.',
  removed: (name) => `«${name}» se quitó`,
};
