import { Button } from '@mui/material';
import { useState } from 'react';
import type { Order } from './orders.api';
import { RefundDialog } from './refund-dialog';
import { texts } from './texts';

/** Not there while nothing can be refunded. */
export function RefundButton({ order }: { order: Order }) {
  const [isOpen, setOpen] = useState(false);
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
