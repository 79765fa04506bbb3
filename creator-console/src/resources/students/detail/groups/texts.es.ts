import type { TextsLike } from '../../../../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  circle: 'Círculo',
  pod: 'Pod',
  none: 'Ninguno',
  brought: 'Por lo que tiene',
  noneYet: 'Todavía no hay ningún círculo ni pod. Crea el primero y vuelve.',
  save: 'Guardar asignación',
  manage: 'Círculos y pods',
  saved: 'Asignación guardada',
  failed: 'No se pudo guardar la asignación',
  tryAgain: 'Nada cambió. Inténtalo de nuevo.',
  lead: 'En un círculo y un pod las estudiantes escriben, comparten archivos y tienen eventos entre ellas.',
};
