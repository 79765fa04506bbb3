import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import { OrderList } from './order-list';
import { OrderShow } from './order-show';
import { texts } from './texts';

export { checkedOrdersPath, checkNames } from './order-words';
export { OrderActs } from './order-acts';
export { WaitingOrdersNotice } from './waiting-orders';

export const orders = {
  list: OrderList,
  show: OrderShow,
  icon: ReceiptIcon,
  options: { label: texts.title },
  recordRepresentation: 'number',
};
