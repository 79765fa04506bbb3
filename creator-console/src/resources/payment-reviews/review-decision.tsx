import OpenIcon from '@mui/icons-material/OpenInNew';
import { Button, Stack, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { money } from '../../shared/figures/format';
import { DecisionDialog } from './decision-dialog';
import type { Decision, PaymentReview } from './payment-reviews.api';
import { texts } from './texts';

/** Give it, or refund it where the payment is and say so here. */
export function ReviewDecision({ review }: { review: PaymentReview }) {
  const id = useId();
  const [decision, setDecision] = useState<Decision>();
  const { canGrant, buyerName, waiting, paymentUrl } = review;
  return (
    <Stack component="section" aria-labelledby={id} spacing={1.5}>
      <Typography id={id} variant="subtitle1" component="h3" sx={{ fontWeight: 650 }}>
        {texts.decide}
      </Typography>
      <Typography>{canGrant ? texts.grantWhen : buyerName ? texts.cannotGrant : texts.noBuyer}</Typography>
      <Typography>{texts.refundFirst(money(waiting))}</Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {canGrant && (
          <Button variant="contained" onClick={() => setDecision('grant')}>
            {texts.grant}
          </Button>
        )}
        <Button variant={canGrant ? 'outlined' : 'contained'} onClick={() => setDecision('resolve')}>
          {texts.resolve}
        </Button>
        <Button href={paymentUrl} target="_blank" rel="noopener noreferrer" endIcon={<OpenIcon />}>
          {texts.openPayment}
        </Button>
      </Stack>
      {decision && (
        <DecisionDialog review={review} decision={decision} onClose={() => setDecision(undefined)} />
      )}
    </Stack>
  );
}
