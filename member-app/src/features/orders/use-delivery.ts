import { useEffect } from 'react';
import { useRefreshBelongings } from '../cart';
import type { OrderStatus } from './api';

/** Once an order is paid, the cart, the cards and the library have changed: they are asked for again. */
export function useDelivery(status: OrderStatus | undefined) {
  const refresh = useRefreshBelongings();
  useEffect(() => {
    if (status === 'paid') void refresh();
  }, [status, refresh]);
}
