import type { TextsLike } from '../../../shared/words/in-language';
import type { GiftState, texts as english } from './texts.en';

const GIFT_STATES: Record<GiftState, string> = {
  prepared: 'sin enviar',
  open: 'todavía sin canjear',
  redeemed: 'canjeado',
  returning: 'se está reembolsando',
  refunded: 'retirado',
};

export const texts: TextsLike<typeof english> = {
  title: 'Estudiante',
  back: 'Volver a Estudiantes',
  loadingStudent: 'Cargando el perfil...',
  missing: 'No encontramos a esta estudiante',
  toAll: 'Ver todas las estudiantes',
  missingText: 'Tal vez su dueña eliminó la cuenta.',

  joined: (day) => `Se unió el ${day}`,
  figures: { purchases: 'Compras', spent: 'Gasto total', sessions: 'Próximas sesiones' },
  unknown: '–',

  tabsOf: (name) => `Sobre ${name}`,
  tabs: {
    personal: 'Datos personales',
    purchases: 'Compras',
    payments: 'Pagos',
    groups: 'Círculos/Pods',
    coaching: 'Coaching',
    messages: 'Mensajes',
    notes: 'Notas',
    learning: 'Aprendizaje',
    growth: 'Crecimiento',
    conduct: 'Conducta',
    timeline: 'Historia',
  },

  product: 'Producto',
  date: 'Fecha',
  amount: 'Importe',
  paymentId: 'ID de pago',
  noPaymentId: 'N/D',
  forWard: 'Para su hija',
  whoHasIt: 'Ver quién lo tiene',
  giftFor: (name, state) =>
    `Un regalo para ${name ?? 'alguien cuyo nombre ya no se guarda'}, ${GIFT_STATES[state]}`,
  noPurchases: 'Todavía no hay compras',
  noPurchasesText: 'Lo que compre la estudiante aparece aquí, con el pago correspondiente.',

  order: 'Pedido',
  paymentStatus: 'Estado',
  paymentActs: 'Acciones',
  noPayments: 'Todavía no hay pagos',
  noPaymentsText: 'Los pagos aparecen aquí en cuanto llega su dinero.',
  paymentStatuses: {
    pending: 'Pendiente',
    paid: 'Pagado',
    partially_refunded: 'Reembolsado en parte',
    refunded: 'Reembolsado',
    disputed: 'En disputa',
    review: 'Te espera',
    expired: 'Vencido',
  },

  upcoming: 'Próximas sesiones de coaching 1:1',
  session: 'Sesión',
  pastSessions: 'Sesiones de coaching pasadas',
  noSessions: 'No hay próximas sesiones de coaching',
  noSessionsText: 'En cuanto esta estudiante reserve una hora contigo, aparece aquí.',
  time: 'Hora',
  record: 'Registro',
  open: 'Abrir',
  openRecord: (title, day) => `Abrir ${title}, ${day}`,
  bookingStatuses: {
    confirmed: 'Confirmada',
    completed: 'Completada',
    cancelled: 'Cancelada',
    no_show: 'No vino',
  },

  writeMail: 'Escribir un correo',
  mayNotWrite:
    'Nadie responsable de esta estudiante ha aceptado los mensajes, por eso aquí no se puede escribir.',
};
