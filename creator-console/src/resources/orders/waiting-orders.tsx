import { Alert, Button, Chip } from '@mui/material';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { filteredPath } from '../../shared/filtered-path';
import { texts } from './texts';

/** The orders that wait for a decision. */
const LIST = filteredPath('orders', { waits: true });

/** How many orders wait: asked again wherever it is shown. While it is not known, nothing is. */
const useWaitingOrders = (): number =>
  useGetList(
    'orders',
    {
      filter: { waits: true },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'receivedAt', order: 'DESC' },
    },
    { staleTime: 0 },
  ).total ?? 0;

/** In the menu. */
export function WaitingOrdersCount() {
  const waiting = useWaitingOrders();
  if (waiting === 0) return null;
  return <Chip size="small" color="warning" label={waiting} aria-label={texts.waitsShort(waiting)} />;
}

/** Where the coach looks at money: not there while nothing waits. */
export function WaitingOrdersNotice() {
  const waiting = useWaitingOrders();
  if (waiting === 0) return null;
  return (
    <Alert
      severity="warning"
      action={
        <Button component={Link} to={LIST} color="inherit" size="small" sx={{ whiteSpace: 'nowrap' }}>
          {texts.look}
        </Button>
      }
    >
      {texts.waits(waiting)}
    </Alert>
  );
}
