import { Box, Chip, Typography } from '@mui/material';
import { useState } from 'react';
import { amountOf } from '../../shared/figures/format';
import { momentOf } from '../../shared/moment';
import type { Order, OrderRefund, OrderLine } from './orders.api';
import { texts } from './texts';
import { useRefresh } from 'react-admin';
import { useActs } from '../../providers/use-acts';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { useAct } from '../../shared/fresh-sign-in/use-act';
import { useToast } from '../../shared/toast/use-toast';
import { LineChoice } from './line-choice';
import { Secondary } from '../../shared/secondary';
import { Notice } from '../../shared/notice';
import { TitledSection } from '../../shared/titled-card';

interface Props {
  refund: OrderRefund;
  order: Order;
}

/** Asks which products a partial refund made at the payment provider was for, because only the coach knows. */
function RefundDecision({ refund, order }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Notice severity="warning" sx={{ mt: 1 }} act={texts.decideNow} onAct={() => setOpen(true)}>
      {texts.decideQuestion(amountOf(refund.amount, order.currency))}
      {isOpen && <DecisionDialog refund={refund} order={order} onClose={() => setOpen(false)} />}
    </Notice>
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
      <Secondary>{texts.decideNone}</Secondary>
    </FormDialog>
  );
}

const COLOURS = { pending: 'info', succeeded: 'default', failed: 'error' } as const;

/** Refunds in progress, completed or failed, and what the coach has to decide. */
export function Refunds({ order }: { order: Order }) {
  return (
    <TitledSection title={texts.refunds}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {order.refunds.map((refund) => (
          <Box component="li" key={refund.id} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
            <One refund={refund} order={order} />
          </Box>
        ))}
      </Box>
    </TitledSection>
  );
}

function One({ refund, order }: { refund: OrderRefund; order: Order }) {
  const { status, amount, origin, settledAt, requestedAt, failure, reason, needsDecision } = refund;
  const tax = Number(refund.tax) > 0 && texts.taxBack(amountOf(refund.tax, order.currency));
  const when = momentOf(settledAt ?? requestedAt);
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {amountOf(amount, order.currency)}
        </Typography>
        <Chip size="small" variant="outlined" color={COLOURS[status]} label={texts.refundStatus[status]} />
        <Secondary>{[texts.origins[origin], when, tax].filter(Boolean).join(', ')}</Secondary>
      </Box>
      {status !== 'failed' && !needsDecision && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {refund.titles.length > 0 ? refund.titles.join(', ') : texts.kindness}
        </Typography>
      )}
      {(failure ?? reason) && (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {failure ?? reason}
        </Typography>
      )}
      {needsDecision && status === 'succeeded' && <RefundDecision refund={refund} order={order} />}
    </>
  );
}
