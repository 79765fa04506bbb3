import { Button, Stack } from '@mui/material';
import type { Schemas } from '@sanctum/openapi';
import { useGetList, useRefresh } from 'react-admin';
import { useActs } from '../../providers/use-acts';
import { PageLink } from '../../shared/page-link';
import { Secondary } from '../../shared/secondary';
import { useAttempt } from '../../shared/toast/use-attempt';
import { texts } from './texts';

type Contribution = Schemas['ContributionResponse'];
type Review = Schemas['CoachReviewResponse'];

/** Max items shown here; the line above links to all. */
const SHOWN = 3;

const WAITING = {
  filter: { isWaiting: true },
  sort: { field: 'createdAt', order: 'ASC' },
  pagination: { page: 1, perPage: SHOWN },
} as const;

interface RowProps {
  author: string;
  text: string;
  to: string;
  onApprove: () => Promise<unknown>;
}

/** One member text, which can be approved here. */
function Row({ author, text, to, onApprove }: RowProps) {
  const { isBusy, attempt } = useAttempt(texts.notApproved, texts.tryAgain);
  const refresh = useRefresh();
  const approve = () => attempt(onApprove, { title: texts.approved }).then(refresh);
  return (
    <Stack component="li" direction="row" spacing={1.5} sx={{ alignItems: 'center', py: 0.5 }}>
      <Stack sx={{ flex: 1, minWidth: 0 }}>
        <PageLink to={to} underline="hover" color="textPrimary" sx={{ fontWeight: 600 }}>
          {author}
        </PageLink>
        <Secondary noWrap>{text}</Secondary>
      </Stack>
      <Button
        size="small"
        variant="outlined"
        disabled={isBusy}
        aria-label={texts.approveOf(author)}
        onClick={() => void approve()}
        sx={{ minHeight: { xs: 44, sm: 0 } }}
      >
        {texts.approve}
      </Button>
    </Stack>
  );
}

const Rows = ({ children }: { children: React.ReactNode }) => (
  <Stack component="ul" sx={{ m: 0, mb: 1, p: 0, pl: 2, listStyle: 'none' }}>
    {children}
  </Stack>
);

/** Posts and comments to approve, oldest first. Reported ones have to be read in full, on their own page. */
export function ContributionsToApprove() {
  const { data = [] } = useGetList<Contribution>('community', WAITING);
  const { publishContribution } = useActs();
  const waiting = data.filter(({ state }) => state === 'waiting');
  return (
    waiting.length > 0 && (
      <Rows>
        {waiting.map(({ id, authorName, text }) => (
          <Row
            key={id}
            author={authorName}
            text={text}
            to={`/community/${id}/show`}
            onApprove={() => publishContribution(id)}
          />
        ))}
      </Rows>
    )
  );
}

/** Reviews to approve, oldest first. */
export function ReviewsToApprove() {
  const { data = [] } = useGetList<Review>('reviews', WAITING);
  const { publishReview } = useActs();
  const waiting = data.filter(({ state }) => state === 'waiting');
  return (
    waiting.length > 0 && (
      <Rows>
        {waiting.map((review) => (
          <Row
            key={review.id}
            author={review.authorName}
            text={`★ ${review.rating} · ${review.text || review.productTitle}`}
            to={`/reviews/${review.id}/show`}
            onApprove={() => publishReview(review)}
          />
        ))}
      </Rows>
    )
  );
}
