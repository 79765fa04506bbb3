import OpenIcon from '@mui/icons-material/OpenInNew';
import { Alert, AlertTitle, Box, Button, Typography } from '@mui/material';
import { amountOf } from '../../shared/figures/format';
import { momentOf } from '../../shared/moment';
import type { Order, OrderDispute } from './orders.api';
import { texts } from './texts';

const SEVERITIES = {
  inquiry: 'warning',
  needs_answer: 'error',
  answered: 'info',
  won: 'success',
  lost: 'info',
} as const;

/** Disputes of the payment, each with a link to the page where the coach responds. */
export const Disputes = ({ order }: { order: Order }) => (
  <>
    {order.disputes.map((dispute) => (
      <One key={dispute.id} dispute={dispute} currency={order.currency} />
    ))}
  </>
);

function One({ dispute, currency }: { dispute: OrderDispute; currency: string }) {
  const { stage, amount, reason, answerBy, closedAt, url } = dispute;
  const isOpen = closedAt === null;
  return (
    <Alert severity={SEVERITIES[stage]}>
      <AlertTitle>{texts.disputes[stage].title(amountOf(amount, currency))}</AlertTitle>
      <Typography variant="body2">{texts.disputes[stage].says}</Typography>
      <Typography variant="body2" sx={{ mt: 0.5 }}>
        {[
          texts.disputeReason(reason.replaceAll('_', ' ')),
          isOpen && answerBy !== null && texts.answerBy(momentOf(answerBy)),
          closedAt !== null && momentOf(closedAt),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      <Box sx={{ mt: 1 }}>
        <Button
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          color="inherit"
          size="small"
          variant={stage === 'needs_answer' || stage === 'inquiry' ? 'outlined' : 'text'}
          endIcon={<OpenIcon aria-hidden />}
        >
          {stage === 'needs_answer' || stage === 'inquiry' ? texts.answerDispute : texts.seeDispute}
        </Button>
      </Box>
    </Alert>
  );
}
