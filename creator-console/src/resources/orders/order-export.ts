import { api } from '../../providers/client';
import { counted, type ListExport } from '../../shared/list-export/list-export';

/** The list of orders as a file. */
export const orderExport: ListExport = {
  ask: (body, options) => api.POST('/api/creator/orders/export', { body, ...options }),
  title: 'Export orders',
  file: (day) => `orders-${day}.csv`,
  counted: counted('order', 'orders'),
};
