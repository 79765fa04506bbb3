import type { TextsLike } from '../../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  title: 'Por revisar',
  of: (order) => `Pedido ${order}`,
  notThere: 'Ningún pago espera en esta dirección',
  notThereText:
    'Tal vez la dirección esté incompleta. Todos los pagos que esperan, y los ya decididos, están en la lista.',
  toAll: 'Verlos todos',
  noneFound: 'Ningún pago coincide',
  noneFoundText: 'Prueba con otras palabras u otro estado.',

  search: 'Compradora, pedido o pago',
  status: 'Estado',
  all: 'Todos',
  waiting: 'Esperan',
  resolved: 'Resueltos',
  nothingWaits: 'Nada te espera',
  nothingWaitsText:
    'Un pago llega aquí cuando no es lo que se pidió, o paga lo que su compradora ya tiene. Entonces también recibes un correo.',

  buyer: 'Compradora',
  gone: 'Cuenta eliminada',
  paid: 'Pagado',
  asked: 'Pedido',
  when: 'Llegó',
  why: 'Por qué espera',
  order: 'Pedido',
  card: 'Tarjeta',
  cardEnding: (brand, last4) => `${brand} terminada en ${last4}`,
  payment: 'Pago',

  reason: {
    wrong_amount: ({ received, expected }) => `Llegaron ${received} en lugar de ${expected}.`,
    wrong_currency: ({ received, expected }) => `Llegaron ${received} en lugar de ${expected}.`,
    wrong_owner: () => 'El pago se hizo para otro pedido u otra cuenta.',
    paid_twice: ({ part }) =>
      part === null
        ? 'Paga lo que la compradora ya tenía.'
        : `${part} de ello paga lo que la compradora ya tenía.`,
  },

  lines: 'Lo que se compró',
  given: 'Entregado',
  owned: 'Ya lo tenía',
  notGiven: 'Espera',
  notGivenAnyMore: 'No entregado',

  decide: 'Qué hacer',
  grantWhen:
    'Si el pago está bien de todos modos, entrega lo que espera: el pedido cuenta como pagado y todo se abre.',
  cannotGrant: 'Lo que espera no se puede entregar: la compradora ya lo tiene.',
  noBuyer: 'Lo que espera no se puede entregar: la cuenta de la compradora se eliminó.',
  refundText: (sum) =>
    `O devuelve el dinero (esperan ${sum}): la página del pedido lo reembolsa, y esta revisión se cierra sola.`,
  refunding: 'El dinero va de vuelta. Esta revisión se cierra sola cuando el proveedor de pagos lo diga.',
  openPayment: 'Abrir el pago',
  grant: 'Entregar lo que espera',
  refund: 'Reembolsarlo en la página del pedido',
  seeOrder: 'Ver el pedido',
  grantTitle: (buyer) => `¿Entregar a ${buyer} lo que espera?`,
  note: 'Nota',
  noteHelp: 'Qué decidiste y por qué. Solo tú lo ves.',
  theBuyer: 'la compradora',

  granted: 'Entregado. El pedido está pagado.',

  resolution: { granted: 'Entregado después de todo', refunded: 'Reembolsado' },
  by: (who, when) => `${who}, ${when}`,
  you: 'Tú',
};
