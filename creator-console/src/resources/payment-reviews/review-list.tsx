import FactCheckIcon from '@mui/icons-material/FactCheckOutlined';
import { Chip } from '@mui/material';
import { SearchInput } from 'react-admin';
import { Buyer } from '../../shared/buyer';
import { momentOf } from '../../shared/moment';
import { RecordList } from '../../shared/record-list';
import { buyerOf, goodsOf, receivedOf, whyOf } from './review-words';
import type { PaymentReview } from './payment-reviews.api';
import { texts } from './texts';
import { either } from '../../shared/filters';
import { RowCard } from '../../shared/row-card';

export const ReviewStatus = ({ resolution }: Pick<PaymentReview, 'resolution'>) =>
  resolution === null ? (
    <Chip size="small" color="warning" label={texts.waiting} />
  ) : (
    <Chip size="small" variant="outlined" label={texts.resolution[resolution]} />
  );

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={texts.search} />,
  either('isOpen', texts.status, [texts.all, texts.waiting, texts.resolved], { width: 160, alwaysOn: true }),
];

/** Payments that have not granted everything they paid for; those that wait for a decision come first. */
export const ReviewList = () => (
  <RecordList<PaymentReview>
    filters={filters}
    filterDefaultValues={{ isOpen: true }}
    sort={{ field: 'openedAt', order: 'DESC' }}
    icon={FactCheckIcon}
    texts={{ ...texts, none: texts.nothingWaits, noneText: texts.nothingWaitsText }}
    isSearched={({ q, isOpen }) => Boolean(q) || isOpen === false}
    to={pathOf}
    card={Card}
    columns={[
      {
        label: texts.buyer,
        by: 'buyerName',
        render: (review) => <Buyer name={buyerOf(review)} email={review.buyerEmail} to={pathOf(review)} />,
      },
      { label: texts.lines, render: goodsOf },
      { label: texts.paid, by: 'amountPaid', render: receivedOf, as: 'one line' },
      { label: texts.why, render: whyOf },
      { label: texts.when, by: 'openedAt', render: ({ openedAt }) => momentOf(openedAt), as: 'one line' },
      { label: texts.status, render: ReviewStatus },
    ]}
  />
);

const pathOf = ({ id }: PaymentReview): string => `/payment-reviews/${id}/show`;

const Card = (review: PaymentReview) => (
  <RowCard
    name={<Buyer name={buyerOf(review)} email={review.buyerEmail} />}
    beside={receivedOf(review)}
    facts={[goodsOf(review), whyOf(review), momentOf(review.openedAt)]}
  >
    <ReviewStatus {...review} />
  </RowCard>
);
