import FactCheckIcon from '@mui/icons-material/FactCheckOutlined';
import { Stack, Typography, Link, Box, Chip } from '@mui/material';
import { RecordPage } from '../../shared/record-page';
import { cardName, whyOf, buyerOf, expectedOf, receivedOf } from './review-words';
import type { PaymentReview } from './payment-reviews.api';
import { ReviewDecision } from './review-decision';
import { ReviewStatus } from './review-list';
import { texts } from './texts';
import { EmailAddress } from '../../shared/email-address';
import { Fact, Facts } from '../../shared/facts';
import { momentOf } from '../../shared/moment';
import { PaymentId } from '../../shared/payment-id/payment-id';
import { money } from '../../shared/figures/format';
import { Secondary } from '../../shared/secondary';
import { PageLink } from '../../shared/page-link';
import { TitledSection } from '../../shared/titled-card';

function ReviewLines({ review: { lines, resolution } }: { review: PaymentReview }) {
  return (
    <TitledSection title={texts.lines} level="h3">
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {lines.map(({ productId, title, price, isDelivered, isOwned }) => (
          <Box
            component="li"
            key={productId}
            sx={{
              display: 'flex',
              alignItems: 'center',
              flexWrap: 'wrap',
              gap: 1,
              py: 1,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Typography sx={{ flex: '1 1 10rem', overflowWrap: 'anywhere' }}>{title}</Typography>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexShrink: 0 }}>
              {isDelivered && <Chip size="small" color="success" variant="outlined" label={texts.given} />}
              {!isDelivered && isOwned && <Chip size="small" variant="outlined" label={texts.owned} />}
              {!isDelivered && (
                <Chip
                  size="small"
                  {...(resolution === null && { color: 'warning' })}
                  variant="outlined"
                  label={resolution === null ? texts.notGiven : texts.notGivenAnyMore}
                />
              )}
              <Typography sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>
                {money(price)}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </TitledSection>
  );
}

/** Decision on the payment, with the person, the date and the note. */
function ReviewResolution({ resolution, resolvedBy, resolvedAt, note }: PaymentReview) {
  if (resolution === null || resolvedAt === null) return null;
  return (
    <Box component="section" sx={{ p: 2, borderRadius: 1, bgcolor: 'action.hover' }}>
      <Typography component="h3" sx={{ fontWeight: 650 }}>
        {texts.resolution[resolution]}
      </Typography>
      <Secondary>{texts.by(resolvedBy ?? texts.you, momentOf(resolvedAt))}</Secondary>
      {note && (
        <Typography sx={{ mt: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{note}</Typography>
      )}
    </Box>
  );
}

const ReviewFacts = ({ review }: { review: PaymentReview }) => (
  <Facts>
    <Fact label={texts.buyer}>
      {buyerOf(review)}
      {review.buyerEmail && (
        <Link href={`mailto:${review.buyerEmail}`} sx={{ display: 'block' }}>
          <EmailAddress email={review.buyerEmail} />
        </Link>
      )}
    </Fact>
    <Fact label={texts.paid}>{receivedOf(review)}</Fact>
    <Fact label={texts.asked}>{expectedOf(review)}</Fact>
    <Fact label={texts.when}>{momentOf(review.openedAt)}</Fact>
    <Fact label={texts.order}>
      <PageLink to={`/orders/${review.id}/show`}>{review.orderNumber}</PageLink>
    </Fact>
    {review.cardBrand && review.cardLast4 && (
      <Fact label={texts.card}>{texts.cardEnding(cardName(review.cardBrand), review.cardLast4)}</Fact>
    )}
    <Fact label={texts.payment}>
      <PaymentId id={review.paymentId} />
    </Fact>
  </Facts>
);

/** One payment under review: the reason, what depends on it, and the possible decisions. */
export const ReviewShow = () => (
  <RecordPage<PaymentReview>
    icon={FactCheckIcon}
    texts={texts}
    titleOf={({ orderNumber }) => texts.of(orderNumber)}
  >
    {(review) => <Review review={review} />}
  </RecordPage>
);

function Review({ review }: { review: PaymentReview }) {
  return (
    <Stack spacing={3} sx={{ p: { xs: 2, md: 4 }, maxWidth: '52rem' }}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <ReviewStatus {...review} />
        <Typography variant="h6" component="h2" sx={{ textWrap: 'balance' }}>
          {whyOf(review)}
        </Typography>
      </Stack>
      <ReviewFacts review={review} />
      <ReviewLines review={review} />
      {review.resolution === null ? <ReviewDecision review={review} /> : <ReviewResolution {...review} />}
    </Stack>
  );
}
