import { dayOf } from '../../../../shared/moment';
import type { TextsLike } from '../../../../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  title: 'Suscripciones',
  toAll: 'Ver todas las suscripciones',
  price: 'Precio',
  started: 'Comenzó',
  made: 'Pagos hechos',
  madeOf: (made, all) => `${made} de ${all}`,
  next: 'Próximo pago',
  accessUntil: 'Acceso hasta',
  card: 'Tarjeta',
  cardEnding: (brand, last4) => `${brand} terminada en ${last4}`,
  reason: 'Motivo de la cancelación',
  payments: 'Pagos',
  paymentsOf: (title) => `Pagos de ${title}`,
  allPayments: (payments) => `Mostrar los ${payments} pagos`,
  end: 'Terminar suscripción',
  endOf: (title) => `Terminar suscripción: ${title}`,
  endTitle: (title) => `¿Terminar la suscripción a “${title}”?`,
  endText:
    'No se cobran más pagos y termina el acceso de esta suscripción. El progreso, las notas y los certificados se guardan.',
  endsNow: 'Termina enseguida.',
  when: '¿Cuándo termina?',
  atPeriodEnd: (end) => `El ${dayOf(end)}, al final del periodo pagado`,
  atOnce: 'Enseguida',
  noRefund: 'No se reembolsa nada.',
  toRefund: (order) => `Abrir el pedido ${order} para reembolsar su pago`,
  keep: 'Conservar suscripción',
  wasEnded: 'Suscripción terminada',
  willEnd: (end) => `La suscripción termina el ${dayOf(end)}`,
};
