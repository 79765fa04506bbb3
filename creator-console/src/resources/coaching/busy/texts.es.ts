import { counted } from '../../../shared/words/counted';
import type { texts as en } from './texts.en';
import type { TextsLike } from '../../../shared/words/in-language';

export const texts: TextsLike<typeof en> = {
  title: 'Calendarios conectados',
  text: 'Conecta tus otros calendarios para que nadie reserve cuando no estás disponible. Sanctum solo lee los horarios, no los detalles de los eventos.',
  none: 'Todavía no hay calendarios conectados.',
  failed: 'No se pudieron cargar tus calendarios.',
  add: 'Conectar un calendario',
  addTitle: 'Conectar un calendario',
  addText:
    'Pega la dirección privada de tu calendario. Busca en sus ajustes “dirección secreta en formato iCal” o “publicar calendario”. Sanctum la lee de inmediato y después cada 15 minutos.',
  addIt: 'Conectar calendario',
  name: 'Nombre',
  nameHelp: 'Por ejemplo, Familia',
  address: 'Dirección',
  addressHelp: 'Empieza con https:// o webcal://. Se guarda cifrada y no se vuelve a mostrar.',
  added: (name) => `“${name}” está conectado`,
  ahead: (count, until) =>
    counted(count, {
      one: `1 horario ocupado hasta el ${until}`,
      other: `${count} horarios ocupados hasta el ${until}`,
    }),
  from: (host) => `de ${host}`,
  readAt: (when) => `Actualizado ${when}`,
  neverRead: 'Todavía sin actualizar',
  paused: 'En pausa: no bloquea ningún horario',
  skipped: (count) =>
    counted(count, {
      one: '1 evento no se pudo leer, así que su horario se puede reservar.',
      other: `${count} eventos no se pudieron leer, así que sus horarios se pueden reservar.`,
    }),
  couldNot: (when, problem) =>
    `No se pudo actualizar ${when}: ${problem} Siguen vigentes los horarios de la última actualización.`,
  problems: {
    not_allowed: 'la dirección no lleva a un servidor de internet.',
    unreachable: 'no se puede acceder al servidor con una conexión segura.',
    too_slow: 'el servidor no respondió en 10 segundos.',
    too_large: 'el calendario ocupa más de 2 MB.',
    too_many_redirects: 'la dirección redirige demasiadas veces.',
    gone: 'este calendario ya no existe. Quítalo aquí y conecta su dirección nueva.',
    refused: 'el servidor negó el acceso.',
    no_calendar: 'no hay un calendario en esta dirección.',
    too_complex: 'el calendario tiene demasiados eventos que se repiten.',
  },
  read: 'Actualizar ahora',
  pause: 'Pausar',
  goOn: 'Reanudar',
  remove: 'Quitar',
  of: (act, name) => `${act}: ${name}`,
  isRead: (name) => `“${name}” se actualizó`,
  isPaused: (name) => `“${name}” está en pausa. Ya no bloquea ningún horario.`,
  goesOn: (name) => `“${name}” se reanudó`,
  removeTitle: (name) => `¿Quitar “${name}”?`,
  removeText: 'Sus horarios quedan libres de inmediato para reservar. El calendario no cambia.',
  removed: (name) => `“${name}” se quitó`,
};
