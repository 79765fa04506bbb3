import type { TextsLike } from '../../../../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  circle: 'Círculo',
  pod: 'Pod',
  none: 'Ninguno',
  brought: 'Por lo que tiene',
  takenOut: 'La sacaste tú',
  takeOut: 'Sacar',
  takeOutOf: (group) => `Sacar de ${group}`,
  takeOutTitle: (student, group) => `¿Sacar a ${student} de “${group}”?`,
  takeOutText: 'Lo lee en sus notificaciones. Lo que escribió allí se queda.',
  takeOutUntil:
    'Queda fuera hasta que la devuelvas, o hasta que compre o reciba más adelante algo que la lleve allí.',
  isOut: (student, group) => `${student} ya no está en ${group}`,
  bringBack: 'Devolver',
  bringBackTo: (group) => `Devolver a ${group}`,
  isBack: (group) => `De vuelta en ${group}`,
  notBack: 'No se pudo hacer',
  noneYet: 'Todavía no hay ningún círculo ni pod. Crea el primero y vuelve.',
  save: 'Guardar asignación',
  manage: 'Círculos y pods',
  saved: 'Asignación guardada',
  failed: 'No se pudo guardar la asignación',
  tryAgain: 'Nada cambió. Inténtalo de nuevo.',
  lead: 'En un círculo y un pod las estudiantes escriben, comparten archivos y tienen eventos entre ellas.',
};
