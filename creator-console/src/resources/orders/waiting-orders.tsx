import { useGetList } from 'react-admin';
import { filteredPath } from '../../shared/filtered-path';
import { texts } from './texts';
import { Notice } from '../../shared/notice';

/** The orders that wait for a decision. */
const LIST = filteredPath('orders', { isWaiting: true });

/** How many orders wait: asked again wherever it is shown. While it is not known, nothing is. */
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

/** Where the coach looks at money: not there while nothing waits. */
export function WaitingOrdersNotice() {
  const waiting = useWaitingOrders();
  if (waiting === 0) return null;
  return (
    <Notice severity="warning" act={texts.look} to={LIST}>
      {texts.waits(waiting)}
    </Notice>
  );
}
