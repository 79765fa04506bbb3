import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { nothingToRefund } from './order-words';
import type { Order } from './orders.api';
import { RefundDialog } from './refund-dialog';
import { texts } from './texts';

/** Not there while nothing can be refunded; of a free order it is said why. */
export function RefundButton({ order }: { order: Order }) {
  const [isOpen, setOpen] = useState(false);
  if (order.payment === null)
    return (
      <Typography variant="body2" color="textSecondary" sx={{ alignSelf: 'center' }}>
        {nothingToRefund(order)}
      </Typography>
    );
  if (Number(order.refundable) === 0) return null;
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        {texts.refund}
      </Button>
      {isOpen && <RefundDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
}
