import RateReviewIcon from '@mui/icons-material/RateReviewOutlined';
import { Link, Stack, Typography } from '@mui/material';
import { dayOf } from '../../shared/moment';
import { OpenReports } from '../../shared/open-reports/open-reports';
import { RecordPage } from '../../shared/record-page';
import { Quote } from '../../shared/quote';
import { studentPath } from '../students';
import { placeOf, type Review } from './review';
import { ReviewActs } from './review-acts';
import { ReviewChips, Stars } from './review-list';
import { texts } from './texts';
import { PageLink } from '../../shared/page-link';
import { Standing } from '../../shared/moderation/decision';
import { Secondary } from '../../shared/secondary';

/** A review, its reports, and the coach's decision and reply. */
export const ReviewShow = () => (
  <RecordPage<Review> icon={RateReviewIcon} texts={texts} titleOf={({ authorName }) => authorName}>
    {(review) => <Page review={review} />}
  </RecordPage>
);

function Page({ review }: { review: Review }) {
  const { text, answer, reports } = review;
  return (
    <Stack spacing={3} sx={{ p: { xs: 2.5, md: 4 }, maxWidth: '46rem' }}>
      <Head {...review} />
      <Standing of={review} texts={texts} />
      {text === '' ? <Typography color="textSecondary">{texts.noWords}</Typography> : <Quote>{text}</Quote>}
      {answer !== null && (
        <Stack component="section" spacing={0.75}>
          <Typography variant="subtitle1" component="h3" sx={{ fontWeight: 650 }}>
            {texts.yourAnswer}
          </Typography>
          <Quote>{answer}</Quote>
        </Stack>
      )}
      <Link href={placeOf(review)} target="_blank" rel="noopener">
        {texts.open}
      </Link>
      {reports.length > 0 && <OpenReports reports={reports} />}
      <ReviewActs review={review} />
    </Stack>
  );
}

function Head(review: Review) {
  const { accountId, authorName, productId, productTitle, createdAt, editedAt } = review;
  const days = [dayOf(createdAt), editedAt && texts.edited(dayOf(editedAt))].filter(Boolean);
  return (
    <Stack spacing={0.75} sx={{ alignItems: 'flex-start' }}>
      <Typography variant="h6" component="h2">
        <PageLink to={studentPath(accountId)} underline="hover" color="textPrimary">
          {authorName}
        </PageLink>
      </Typography>
      <PageLink to={`/products/${productId}`}>{productTitle}</PageLink>
      <Stars {...review} />
      <Secondary>{days.join(' · ')}</Secondary>
      <ReviewChips {...review} />
    </Stack>
  );
}
