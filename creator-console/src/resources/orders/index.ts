import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import { lazily } from '../../shared/lazily';

export { checkedOrdersPath, checkNames } from './order-words';
export { OrderActs } from './order-acts';
export { WaitingOrdersNotice } from './waiting-orders';

export const orders = {
  list: lazily(() => import('./order-list'), 'OrderList'),
  show: lazily(() => import('./order-show'), 'OrderShow'),
  icon: ReceiptIcon,
  recordRepresentation: 'number',
};
