import OpenIcon from '@mui/icons-material/OpenInNew';
import { Button, Stack, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { money } from '../../shared/figures/format';
import { GrantDialog } from './grant-dialog';
import type { PaymentReview } from './payment-reviews.api';
import { texts } from './texts';

/** Give it here, or refund it on the page of the order. */
export function ReviewDecision({ review }: { review: PaymentReview }) {
  const heading = useId();
  const [isGranting, setGranting] = useState(false);
  const { id, canGrant, buyerName, waiting, paymentUrl } = review;
  const isRefunding = review.lines.some((line) => line.isRefunding);
  return (
    <Stack component="section" aria-labelledby={heading} spacing={1.5}>
      <Typography id={heading} variant="subtitle1" component="h3" sx={{ fontWeight: 650 }}>
        {texts.decide}
      </Typography>
      {isRefunding ? (
        <Typography>{texts.refunding}</Typography>
      ) : (
        <>
          <Typography>
            {canGrant ? texts.grantWhen : buyerName ? texts.cannotGrant : texts.noBuyer}
          </Typography>
          <Typography>{texts.refundText(money(waiting))}</Typography>
        </>
      )}
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {canGrant && (
          <Button variant="contained" onClick={() => setGranting(true)}>
            {texts.grant}
          </Button>
        )}
        <Button component={Link} to={`/orders/${id}/show`} variant={canGrant ? 'outlined' : 'contained'}>
          {isRefunding ? texts.seeOrder : texts.refund}
        </Button>
        <Button href={paymentUrl} target="_blank" rel="noopener noreferrer" endIcon={<OpenIcon />}>
          {texts.openPayment}
        </Button>
      </Stack>
      {isGranting && <GrantDialog review={review} onClose={() => setGranting(false)} />}
    </Stack>
  );
}
