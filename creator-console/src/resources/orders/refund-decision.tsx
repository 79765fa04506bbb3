import { Alert, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { amountOf } from '../../shared/figures/format';
import { useActs } from '../../providers/use-acts';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { useAct } from '../../shared/fresh-sign-in/use-act';
import { useToast } from '../../shared/toast/use-toast';
import { LineChoice } from './line-choice';
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
  const lines = order.lines.filter(({ access }) => access !== 'ended');
  const [chosen, setChosen] = useState<readonly OrderLine[]>([]);
  const { run, ...acting } = useAct();
  const toast = useToast();
  const refresh = useRefresh();
  const { decideRefund } = useActs();
  const decide = async () => {
    const lineIds = chosen.map(({ id }) => id);
    await decideRefund(order.id, refund.id, lineIds).finally(refresh);
    toast({ title: texts.decided });
    onClose();
  };
  return (
    <FormDialog
      {...acting}
      title={texts.decideTitle}
      submit={texts.decideSave}
      onSubmit={() => run(decide)}
      onClose={onClose}
    >
      <LineChoice legend={texts.lines} lines={lines} chosen={chosen} onChange={setChosen} />
      <Typography variant="body2" color="textSecondary">
        {texts.decideNone}
      </Typography>
    </FormDialog>
  );
}
