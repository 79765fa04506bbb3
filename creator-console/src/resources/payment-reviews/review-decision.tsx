import OpenIcon from '@mui/icons-material/OpenInNew';
import { Button, Stack, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { money } from '../../shared/figures/format';
import type { PaymentReview } from './payment-reviews.api';
import { texts } from './texts';
import { useRefresh } from 'react-admin';
import { useActs } from '../../providers/use-acts';
import { ActDialog } from '../../shared/fresh-sign-in/act-dialog';

/** Same as the server's limit. */
const NOTE_LIMIT = 1_000;

/** Asks for the note to store. */
function GrantDialog({ review: { id, buyerName }, onClose }: { review: PaymentReview; onClose: () => void }) {
  const refresh = useRefresh();
  const { grantPaymentReview } = useActs();
  return (
    <ActDialog
      title={texts.grantTitle(buyerName ?? texts.theBuyer)}
      text={texts.grantWhen}
      submit={texts.grant}
      done={() => texts.granted}
      fields={[{ name: 'note', label: texts.note, max: NOTE_LIMIT, help: texts.noteHelp, lines: 3 }]}
      // Also after a refusal, because another tab may have decided in the meantime.
      onSubmit={({ note }) => grantPaymentReview(id, note).finally(refresh)}
      onClose={onClose}
    />
  );
}

/** Grants the products here, or links to the order's page for a refund. */
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
