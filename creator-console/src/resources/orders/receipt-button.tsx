import { Button } from '@mui/material';
import { useState } from 'react';
import type { Order } from './orders.api';
import { ReceiptDialog } from './receipt-dialog';
import { texts } from './texts';

export function ReceiptButton({ order }: { order: Order }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.receipt}</Button>
      {isOpen && <ReceiptDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
}
