import { Alert, Button, Typography } from '@mui/material';
import { momentIn } from '../../shared/wall-clock';
import { theClock } from '../../shared/moment';
import { texts } from './texts';
import type { RefundPreview } from './use-refund-preview';
import { Skeletons } from '../../shared/skeletons';

interface Props {
  preview: RefundPreview | undefined;
  isShown: boolean;
  isError: boolean;
  tryAgain: () => void;
  /** Titles of redeemed gifts, which are not refunded. */
  redeemed: string;
}

/** Access that a refund ends and access that stays, shown before the refund is requested. */
export function RefundConsequences({ preview, isShown, isError, tryAgain, redeemed }: Props) {
  if (isError)
    return (
      <Alert severity="error" action={<Button onClick={tryAgain}>{texts.refundLookAgain}</Button>}>
        {texts.refundNotKnown}
      </Alert>
    );
  if (!preview) return <Skeletons label={texts.refundLooking} heights={[96]} />;
  const { ends, stays, takesBack, sessions } = preview;
  return (
    <Alert severity="info" icon={false} aria-busy={!isShown} aria-live="polite">
      <Named words={texts.refundEnds} titles={ends.join(', ')} />
      <Named words={texts.refundStaysOtherwise} titles={stays.join(', ')} />
      <Named words={texts.refundTakesBack} titles={takesBack.join(', ')} />
      {sessions.map(({ title, count, booked }) => (
        <Typography key={title} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {texts.refundSessions(count, title)}{' '}
          {booked.length > 0 &&
            texts.refundBooked(
              booked.length,
              booked.map((startsAt) => momentIn(startsAt, theClock())),
            )}
        </Typography>
      ))}
      <Named words={texts.refundNotRedeemed} titles={redeemed} />
      {ends.length > 0 && <Typography variant="body2">{texts.refundKeeps}</Typography>}
      <Typography variant="body2">{texts.refundTells}</Typography>
    </Alert>
  );
}

const Named = ({ words, titles }: { words: string; titles: string }) =>
  titles && (
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {words} <strong>{titles}</strong>
    </Typography>
  );
