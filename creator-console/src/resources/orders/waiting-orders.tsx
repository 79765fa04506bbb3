import { useGetList } from 'react-admin';
import { filteredPath } from '../../shared/filtered-path';
import { texts } from './texts';
import { Notice } from '../../shared/notice';

/** Orders that wait for a decision. */
const LIST = filteredPath('orders', { isWaiting: true });

/** Number of orders to review, reloaded wherever it is shown. Undefined until it is known. */
const useWaitingOrders = (): number =>
  useGetList(
    'orders',
    {
      filter: { isWaiting: true },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'paidAt', order: 'DESC' },
    },
    { staleTime: 0 },
  ).total ?? 0;

/** Link to the orders to review; hidden while there are none. */
export function WaitingOrdersNotice() {
  const waiting = useWaitingOrders();
  if (waiting === 0) return null;
  return (
    <Notice severity="warning" act={texts.look} to={LIST}>
      {texts.waits(waiting)}
    </Notice>
  );
}
