import type { TextsLike } from '../../../../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  circle: 'Círculo',
  pod: 'Grupo',
  none: 'Ninguno',
  brought: 'Incluidos con sus productos',
  takenOut: 'Quitados por ti',
  takeOut: 'Quitar',
  takeOutOf: (group) => `Quitar de ${group}`,
  takeOutTitle: (student, group) => `¿Quitar a ${student} de “${group}”?`,
  takeOutText: 'Recibirá una notificación. Lo que escribió ahí se conserva.',
  takeOutUntil:
    'Quedará fuera hasta que agregues de nuevo a esta persona, o hasta que compre o reciba algo nuevo que incluya este grupo.',
  isOut: (student, group) => `${student} ya no está en ${group}`,
  bringBack: 'Agregar de nuevo',
  bringBackTo: (group) => `Agregar de nuevo a ${group}`,
  isBack: (group) => `De vuelta en ${group}`,
  notBack: 'No funcionó',
  noneYet: 'Todavía no hay círculos ni grupos. Crea uno primero y vuelve aquí.',
  save: 'Guardar asignaciones',
  manage: 'Administrar círculos y grupos',
  saved: 'Asignaciones guardadas',
  failed: 'No se pudieron guardar las asignaciones',
  tryAgain: 'Nada cambió. Inténtalo de nuevo.',
  lead: 'En un círculo o grupo, tus estudiantes chatean, comparten archivos y organizan eventos.',
};
