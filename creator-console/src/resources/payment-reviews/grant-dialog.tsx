import { useRefresh } from 'react-admin';
import { useActs } from '../../providers/use-acts';
import { ActDialog } from '../../shared/fresh-sign-in/act-dialog';
import type { PaymentReview } from './payment-reviews.api';
import { texts } from './texts';

/** The same limit as the server's. */
const NOTE_LIMIT = 1_000;

interface Props {
  review: PaymentReview;
  onClose: () => void;
}

/** Asks for the note that is kept. */
export function GrantDialog({ review: { id, buyerName }, onClose }: Props) {
  const refresh = useRefresh();
  const { grantPaymentReview } = useActs();
  return (
    <ActDialog
      title={texts.grantTitle(buyerName ?? texts.theBuyer)}
      text={texts.grantWhen}
      submit={texts.grant}
      done={() => texts.granted}
      fields={[{ name: 'note', label: texts.note, max: NOTE_LIMIT, help: texts.noteHelp, lines: 3 }]}
      // Also after a refusal: another tab may have decided meanwhile.
      onSubmit={({ note }) => grantPaymentReview(id, note).finally(refresh)}
      onClose={onClose}
    />
  );
}
