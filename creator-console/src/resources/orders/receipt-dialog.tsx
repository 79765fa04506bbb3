import { Box, Button, Typography, GlobalStyles } from '@mui/material';
import { Fact, Facts } from '../../shared/facts';
import { money } from '../../shared/figures/format';
import { dayOf } from '../../shared/moment';
import { LineSeats, OrderSums, SUM } from './order-sums';
import { CardFact } from './order-facts';
import { buyerOf } from './order-words';
import type { Order } from './orders.api';
import { texts } from './texts';
import { InfoDialog } from '../../shared/dialogs/info-dialog';

/** Prints only the receipt, in full length. */
const ON_PAPER = {
  '@media print': {
    '#root, .MuiBackdrop-root, .MuiDialogActions-root': { display: 'none !important' },
    '.MuiDialog-root, .MuiDialog-container': { position: 'static !important', height: 'auto !important' },
    '.MuiDialog-paper': { maxHeight: 'none !important', boxShadow: 'none !important' },
  },
};

/** The buyer's receipt of the order, to view or print. */
export function ReceiptDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  return (
    <InfoDialog
      title={texts.receiptOf(order.number)}
      close={texts.close}
      acts={
        <Button variant="contained" onClick={() => print()}>
          {texts.print}
        </Button>
      }
      onClose={onClose}
    >
      <GlobalStyles styles={ON_PAPER} />
      <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <Facts>
          {order.receiptNumber && <Fact label={texts.receiptNumber}>{order.receiptNumber}</Fact>}
          <Fact label={texts.date}>{dayOf(order.paidAt)}</Fact>
          <Fact label={texts.buyer}>
            {buyerOf(order)}
            {order.buyerEmail && <Box sx={{ overflowWrap: 'anywhere' }}>{order.buyerEmail}</Box>}
          </Fact>
          <CardFact payment={order.payment} />
        </Facts>
        <Box component="ul" aria-label={texts.lines} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {order.lines.map((line) => (
            <Box component="li" key={line.id} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
              <Box sx={{ display: 'flex', gap: 2 }}>
                <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{line.title}</Typography>
                <Typography sx={SUM}>{money(line.price)}</Typography>
              </Box>
              <LineSeats line={line} seats={order.secondSeats} />
            </Box>
          ))}
        </Box>
        <OrderSums order={order} />
      </Box>
    </InfoDialog>
  );
}
