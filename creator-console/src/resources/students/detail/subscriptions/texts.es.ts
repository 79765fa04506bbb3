import { dayOf } from '../../../../shared/moment';
import { counted } from '../../../../shared/words/counted';
import type { TextsLike } from '../../../../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  title: 'Suscripciones',
  toAll: 'Ver todas las suscripciones',
  price: 'Precio',
  coupon: 'Cupón',
  discounted: (code, price, left) =>
    left === null
      ? `${code}: ${price} en cada pago`
      : counted(left, {
          one: `${code}: ${price} en el próximo pago`,
          other: `${code}: ${price} en los próximos ${left} pagos`,
        }),
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
  move: 'Mover el próximo pago',
  moveOf: (title) => `Mover el próximo pago: ${title}`,
  moveTitle: (title) => `¿Mover el próximo pago de “${title}”?`,
  moveText: (due) =>
    `Se cobra el ${dayOf(due)}. Hasta la nueva fecha, la estudiante tiene acceso sin pagar. Los pagos siguientes se cuentan desde ahí. Un correo se lo avisa.`,
  newDate: 'Nueva fecha',
  newDateHelp: 'Ya está puesta la de un mes después: un mes gratis.',
  moved: (due) => `El próximo pago es ahora el ${dayOf(due)}`,
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
