import type { TextsLike } from '../../../../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  reason: 'Motivo',
  reasonHelp: 'Queda en el registro.',
  reasonOptional: 'Opcional. Queda en el registro.',
};
