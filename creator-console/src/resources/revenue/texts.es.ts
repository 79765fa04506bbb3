import { counted } from '../../shared/words/counted';
import type { TextsLike } from '../../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  title: 'Ingresos',
  total: 'Ingresos totales',
  refunds: 'Reembolsos',
  refundsMeaning: 'Reembolsos hechos en este período, sin importar cuándo se pagó el pedido.',
  net: 'Neto',
  tax: 'Impuesto',
  taxMeaning: 'Impuesto de las ventas, menos el de los reembolsos.',
  netMeaning: 'Ingresos menos reembolsos, comisiones e impuestos.',
  fees: 'Comisiones',
  feesMeaning:
    'Lo que cobra el proveedor de pagos por pagos y disputas. Cuando reembolsas, no recuperas la comisión.',
  feesUnknown: (orders) =>
    counted(orders, {
      one: 'La comisión de 1 pedido aún no está disponible.',
      other: `Las comisiones de ${orders.toLocaleString('es-MX')} pedidos aún no están disponibles.`,
    }),
  export: 'Exportar CSV',
  file: (from, to) => `ingresos-${from}-${to}.csv`,
  byCategory: 'Ingresos por categoría',
  byMonth: 'Ingresos por mes',
  month: 'Mes',
  category: 'Categoría',
  product: 'Producto',
  columnSales: 'Vendidos',
  columnRevenue: 'Ingresos',
  columnAverage: 'Venta promedio',
  kinds: { month: 'mes', category: 'categoría', product: 'producto', total: 'total' },
  back: (sum) => `${sum} reembolsados`,
  taken: (sum) => `${sum} de comisiones`,
  left: (sum) => `${sum} netos`,
  orders: 'Pedidos',
  sales: 'Productos vendidos',
  average: 'Venta promedio',
  meaning: 'Lo que se pagó, antes de reembolsos y comisiones.',
  overTime: 'Ingresos',
  none: 'No hay ventas en este período.',
  recurring: 'Ingresos recurrentes',
  recurringMeaning:
    'El MRR es lo que las suscripciones activas aportan al mes, sin impuestos: un pago anual cuenta una doceava parte, y una suscripción cancelada cuenta hasta que termina. Los pagos a plazos no se incluyen. Un cambio de plan es una mejora o una reducción según lo que aporta al mes. Las tres primeras cifras son de ahora; las demás, del período.',
  noRecurring:
    'No hay ingresos recurrentes en este período. Para empezar, agrega una oferta mensual o anual a un producto.',
  toContent: 'Ir a Contenido',
  mrr: 'MRR ahora',
  subscriptions: (count) =>
    counted(count, { one: '1 suscripción', other: `${count.toLocaleString('es-MX')} suscripciones` }),
  atRisk: 'En riesgo',
  unpaid: (count) =>
    counted(count, {
      one: '1 suscripción con un pago fallido',
      other: `${count.toLocaleString('es-MX')} suscripciones con un pago fallido`,
    }),
  ending: 'Por terminar',
  canceled: (count) =>
    counted(count, {
      one: '1 suscripción cancelada',
      other: `${count.toLocaleString('es-MX')} suscripciones canceladas`,
    }),
  movements: {
    started: 'Nuevas',
    upgraded: 'Mejoras',
    downgraded: 'Reducciones',
    ended: 'Perdidas',
    failed: 'Pagos fallidos',
    recovered: 'Recuperadas',
  },
  churn: 'Tasa de cancelación',
  ofMrr: (percent) => `${percent} del MRR`,
  churnMeaning: 'Suscripciones que terminaron, de las activas al inicio o iniciadas después.',
  mrrOverTime: 'MRR a lo largo del tiempo',
  noMrr: 'No hay suscripciones activas en este período.',
  checks: 'Pagos y acceso',
  checksMeaning:
    'Estas revisiones abarcan todos los pedidos, no solo este período. Cada número debería ser 0. Elige uno para ver sus pedidos.',
  checksNotLoaded: 'No se pudieron revisar los pagos y el acceso.',
  checking: 'Revisando pagos y acceso',
  comparing: 'Revisando…',
  compareNow: 'Revisar ahora',
  comparedAt: (moment) => `Última revisión: ${moment}. Se repite cada hora.`,
  neverCompared: 'Todavía sin revisar. Se repite cada hora.',
  notCompared: 'No se pudieron revisar los pagos y el acceso. Inténtalo de nuevo.',
  checkLink: (name, orders) => `${name}: ${counted(orders, { one: '1 pedido', other: `${orders} pedidos` })}`,
  byProduct: 'Ingresos por producto',
  sold: (count) => counted(count, { one: '1 vendido', other: `${count} vendidos` }),
  share: (percent) => `${percent} de los ingresos`,
};
