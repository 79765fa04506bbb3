import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useRefresh } from 'react-admin';
import { useActs } from '../../providers/use-acts';
import { useAct } from '../../shared/fresh-sign-in/use-act';
import { useToast } from '../../shared/toast/use-toast';
import { LineChoice } from './line-choice';
import { amountOf } from './order-words';
import type { Order, OrderLine, OrderRefund } from './orders.api';
import { texts } from './texts';

interface Props {
  refund: OrderRefund;
  order: Order;
}

/** A part went back at the payment provider: only the coach knows for which products. */
export function RefundDecision({ refund, order }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Alert
      severity="warning"
      sx={{ mt: 1 }}
      action={
        <Button color="inherit" size="small" onClick={() => setOpen(true)} sx={{ whiteSpace: 'nowrap' }}>
          {texts.decideNow}
        </Button>
      }
    >
      {texts.decideQuestion(amountOf(refund.amount, order.currency))}
      {isOpen && <DecisionDialog refund={refund} order={order} onClose={() => setOpen(false)} />}
    </Alert>
  );
}

function DecisionDialog({ refund, order, onClose }: Props & { onClose: () => void }) {
  const title = useId();
  const lines = order.lines.filter(({ access }) => access !== 'ended');
  const [chosen, setChosen] = useState<readonly OrderLine[]>([]);
  const { run, isActing, problem, dialog } = useAct();
  const [toast, refresh, { decideRefund }] = [useToast(), useRefresh(), useActs()];
  const save = () =>
    run(async () => {
      await decideRefund(
        order.id,
        refund.id,
        chosen.map(({ id }) => id),
      ).finally(refresh);
      toast({ title: texts.decided });
      onClose();
    });
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={title}>
      <DialogTitle id={title}>{texts.decideTitle}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {problem && <Alert severity="error">{problem}</Alert>}
        <LineChoice legend={texts.lines} lines={lines} chosen={chosen} onChange={setChosen} />
        <Typography variant="body2" color="textSecondary">
          {texts.decideNone}
        </Typography>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button variant="contained" disabled={isActing} onClick={() => void save()}>
          {texts.decideSave}
        </Button>
      </DialogActions>
      {dialog}
    </Dialog>
  );
}
