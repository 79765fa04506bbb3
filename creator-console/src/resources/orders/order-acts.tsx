import { Box, Button, Dialog, DialogActions, DialogContent } from '@mui/material';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { LoadFailed } from '../../shared/load-failed';
import { Loading } from '../../shared/record-states';
import { texts as recordTexts } from '../../shared/record-texts';
import { nothingToRefund } from './order-words';
import type { Order } from './orders.api';
import { ReceiptDialog } from './receipt-dialog';
import { RefundDialog } from './refund-dialog';
import { texts } from './texts';

interface Props {
  orderId: string;
  orderNumber: string;
  status: 'pending' | 'expired' | Order['status'];
}

/** Receipt and refund, wherever an order is only mentioned. */
export function OrderActs({ orderId, orderNumber, status }: Props) {
  const [act, setAct] = useState<'receipt' | 'refund'>();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
      <Button size="small" aria-label={texts.receiptOf(orderNumber)} onClick={() => setAct('receipt')}>
        {texts.receipt}
      </Button>
      {(status === 'paid' || status === 'partially_refunded') && (
        <Button
          size="small"
          color="error"
          aria-label={texts.refundTitle(orderNumber)}
          onClick={() => setAct('refund')}
        >
          {texts.refund}
        </Button>
      )}
      {act && <Opened id={orderId} act={act} onClose={() => setAct(undefined)} />}
    </Box>
  );
}

/** Dialog of an action, which loads the whole order first. */
function Opened({ id, act, onClose }: { id: string; act: 'receipt' | 'refund'; onClose: () => void }) {
  const { data: order, error, refetch } = useGetOne<Order>('orders', { id }, { staleTime: 0 });
  // A list row, which react-admin caches, has no lines.
  if (order?.lines && act === 'receipt') return <ReceiptDialog order={order} onClose={onClose} />;
  if (order?.lines && Number(order.amountRefundable) > 0)
    return <RefundDialog order={order} onClose={onClose} />;
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-label={recordTexts.loading}>
      <DialogContent>
        {error ? (
          <LoadFailed words={recordTexts.notLoaded} onRetry={() => void refetch()} />
        ) : order?.lines ? (
          nothingToRefund(order)
        ) : (
          <Loading />
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>{texts.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
