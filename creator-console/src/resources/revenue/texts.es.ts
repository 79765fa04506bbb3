import type { TextsLike } from '../../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  title: 'Ingresos',
  total: 'Ingresos totales',
  refunds: 'Reembolsos',
  refundsMeaning: 'Lo que se devolvió en este tiempo, se pagara cuando se pagara.',
  net: 'Neto',
  tax: 'Impuesto',
  taxMeaning: 'Sobre lo vendido, menos el impuesto de lo devuelto.',
  netMeaning: 'Ingresos menos reembolsos, comisiones e impuesto.',
  fees: 'Comisiones',
  feesMeaning:
    'Lo que cobró el proveedor de pagos por pagos y disputas. Un reembolso no devuelve su comisión.',
  feesUnknown: (orders) =>
    orders === 1
      ? 'Todavía no se conoce la comisión de 1 pedido.'
      : `Todavía no se conocen las comisiones de ${orders.toLocaleString('es-MX')} pedidos.`,
  export: 'Exportar CSV',
  file: (from, to) => `ingresos-${from}-${to}.csv`,
  byCategory: 'Ingresos por categoría',
  byMonth: 'Ingresos por mes',
  month: 'Mes',
  category: 'Categoría',
  product: 'Producto',
  columnSales: 'Vendidos',
  columnRevenue: 'Ingresos',
  columnAverage: 'Venta media',
  kinds: { month: 'mes', category: 'categoría', product: 'producto', total: 'total' },
  back: (sum) => `${sum} reembolsados`,
  taken: (sum) => `${sum} de comisiones`,
  left: (sum) => `${sum} netos`,
  orders: 'Pedidos',
  sales: 'Productos vendidos',
  average: 'Venta media',
  meaning: 'Lo que pagaron las compradoras, antes de reembolsos y comisiones.',
  overTime: 'Ingresos',
  none: 'No hay ventas en este tiempo.',
  checks: 'Dinero y acceso',
  checksMeaning:
    'De todos los pedidos que hay, sea cual sea el tiempo de arriba. Cada cifra debería ser 0; cada una lleva a sus pedidos.',
  checksNotLoaded: 'No se pudieron comparar el dinero y el acceso.',
  checking: 'Comparando dinero y acceso',
  comparing: 'Comparando…',
  compareNow: 'Comparar ahora',
  comparedAt: (moment) => `Comparado el ${moment}, y cada hora`,
  neverCompared: 'Todavía sin comparar; ocurre cada hora',
  notCompared: 'Ahora no se pudieron comparar el dinero y el acceso. Inténtalo de nuevo.',
  checkLink: (name, orders) => `${name}: ${orders === 1 ? '1 pedido' : `${orders} pedidos`}`,
  byProduct: 'Ingresos por producto',
  sold: (count) => (count === 1 ? '1 vendido' : `${count} vendidos`),
  share: (percent) => `${percent} de los ingresos`,
};
