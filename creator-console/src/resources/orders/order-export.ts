import { api } from '../../providers/client';
import { countedAs, type ListExport } from '../../shared/list-export/list-export';
import { texts } from './texts';

/** The list of orders as a file. */
export const orderExport: ListExport = {
  ask: (body, options) => api.POST('/api/creator/orders/export', { body, ...options }),
  title: texts.exportOrders,
  file: texts.exportFile,
  counted: countedAs(...texts.counted),
};
