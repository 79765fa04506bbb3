import type { TextsLike } from '../../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  title: 'Por revisar',
  of: (order) => `Pedido ${order}`,
  notThere: 'No encontramos este pago',
  notThereText:
    'Tal vez el enlace esté incompleto. En la lista están los pagos por revisar y los ya resueltos.',
  toAll: 'Ver todos los pagos',
  noneFound: 'Ningún pago coincide',
  noneFoundText: 'Prueba con otra búsqueda u otro estado.',

  search: 'Compradora, pedido o pago',
  status: 'Estado',
  all: 'Todos',
  waiting: 'Por revisar',
  resolved: 'Resueltos',
  nothingWaits: 'No hay pagos por revisar',
  nothingWaitsText:
    'Un pago aparece aquí si no coincide con el pedido o si paga algo que la compradora ya tenía. También te avisamos por correo.',

  buyer: 'Compradora',
  gone: 'Cuenta eliminada',
  paid: 'Pagado',
  asked: 'Esperado',
  when: 'Recibido',
  why: 'Motivo',
  order: 'Pedido',
  card: 'Tarjeta',
  cardEnding: (brand, last4) => `${brand} terminada en ${last4}`,
  payment: 'Pago',

  reason: {
    wrong_amount: ({ received, expected }) => `Recibimos ${received} en lugar de ${expected}.`,
    wrong_currency: ({ received, expected }) => `Recibimos ${received} en lugar de ${expected}.`,
    wrong_owner: () => 'El pago se hizo para otro pedido u otra cuenta.',
    paid_twice: ({ part }) =>
      part === null
        ? 'Paga algo que la compradora ya tenía.'
        : `De este pago, ${part} corresponden a algo que la compradora ya tenía.`,
  },

  lines: 'Productos',
  given: 'Acceso dado',
  owned: 'Ya lo tenía',
  notGiven: 'Pendiente',
  notGivenAnyMore: 'Sin acceso',

  decide: 'Qué hacer',
  grantWhen: 'Si das acceso, el pedido cuenta como pagado y la compradora puede usar todo lo que incluye.',
  cannotGrant: 'No puedes dar acceso, porque la compradora ya lo tiene.',
  noBuyer: 'No puedes dar acceso, porque la cuenta de la compradora se eliminó.',
  refundText: (sum) =>
    `Para devolver el dinero (${sum}), reembólsalo en la página del pedido. Después, esta revisión se cierra automáticamente.`,
  refunding:
    'El reembolso va en camino. Esta revisión se cierra automáticamente cuando el proveedor de pagos lo confirme.',
  openPayment: 'Ver pago',
  grant: 'Dar acceso',
  refund: 'Reembolsar en la página del pedido',
  seeOrder: 'Ver pedido',
  grantTitle: (buyer) => `¿Dar acceso a ${buyer}?`,
  note: 'Nota',
  noteHelp: 'Qué decidiste y por qué. Solo tú lo ves.',
  theBuyer: 'la compradora',

  granted: 'Acceso dado. El pedido está pagado.',

  resolution: { granted: 'Acceso dado', refunded: 'Reembolsado' },
  by: (who, when) => `${who}, ${when}`,
  you: 'Tú',
};
