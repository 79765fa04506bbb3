import type { TextsLike } from '../../../shared/words/in-language';
import type { GiftState, texts as english } from './texts.en';

const GIFT_STATES: Record<GiftState, string> = {
  prepared: 'sin enviar',
  open: 'todavía sin canjear',
  redeemed: 'canjeado',
  returning: 'se está reembolsando',
  refunded: 'reembolsado',
};

export const texts: TextsLike<typeof english> = {
  title: 'Estudiante',
  back: 'Volver a Estudiantes',
  loadingStudent: 'Cargando el perfil...',
  missing: 'No encontramos este perfil',
  toAll: 'Ver estudiantes',
  missingText: 'Tal vez se eliminó la cuenta.',

  joined: (day) => `Se unió el ${day}`,
  figures: { purchases: 'Compras', spent: 'Gasto total', sessions: 'Próximas sesiones' },
  unknown: '–',

  tabsOf: (name) => `Sobre ${name}`,
  tabs: {
    personal: 'Datos personales',
    purchases: 'Compras',
    payments: 'Pagos',
    groups: 'Círculos y grupos',
    coaching: 'Coaching',
    messages: 'Mensajes',
    notes: 'Notas',
    learning: 'Aprendizaje',
    growth: 'Crecimiento',
    moderation: 'Moderación',
    timeline: 'Actividad',
  },

  product: 'Producto',
  date: 'Fecha',
  amount: 'Importe',
  paymentId: 'ID de pago',
  noPaymentId: 'N/D',
  forWard: 'Para su hija',
  whoHasIt: 'Ver quién lo tiene',
  giftFor: (name, state) =>
    `Regalo para ${name ?? 'alguien cuyo nombre ya no se guarda'}, ${GIFT_STATES[state]}`,
  noPurchases: 'Todavía no hay compras',
  noPurchasesText: 'Aquí verás los productos que compre, con su pago.',

  order: 'Pedido',
  paymentStatus: 'Estado',
  paymentActs: 'Acciones',
  noPayments: 'Todavía no hay pagos',
  noPaymentsText: 'Los pagos aparecen aquí cuando llega el dinero.',

  upcoming: 'Próximas sesiones de coaching 1:1',
  session: 'Sesión',
  pastSessions: 'Sesiones de coaching pasadas',
  noSessions: 'No hay próximas sesiones de coaching',
  noSessionsText: 'Aquí verás las sesiones que reserve contigo.',
  time: 'Hora',
  record: 'Detalles',
  open: 'Abrir',
  openRecord: (title, day) => `Abrir ${title}, ${day}`,
  bookingStatuses: {
    confirmed: 'Confirmada',
    completed: 'Completada',
    cancelled: 'Cancelada',
    no_show: 'No asistió',
  },

  writeMail: 'Escribir un correo',
  mayNotWrite: 'Su tutor o tutora no autorizó los mensajes, así que no puedes escribir aquí.',
};
