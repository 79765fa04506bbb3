import type { TextsLike } from '../../../../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  reason: 'Motivo',
  reasonHelp: 'Se guarda en el registro de auditoría.',
  reasonOptional: 'Opcional. Se guarda en el registro de auditoría.',
  paymentStatuses: {
    pending: 'Pendiente',
    paid: 'Pagado',
    partially_refunded: 'Reembolso parcial',
    refunded: 'Reembolsado',
    disputed: 'En disputa',
    review: 'Por revisar',
    expired: 'Vencido',
  },
};
