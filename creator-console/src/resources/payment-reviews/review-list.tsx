import FactCheckIcon from '@mui/icons-material/FactCheckOutlined';
import { Stack, Typography, Chip } from '@mui/material';
import { SearchInput } from 'react-admin';
import { Buyer } from '../../shared/buyer';
import { momentOf } from '../../shared/moment';
import { PhoneList } from '../../shared/phone-list';
import { RecordList } from '../../shared/record-list';
import { type PaymentReview, buyerOf, goodsOf, receivedOf, whyOf } from './review-words';
import { texts } from './texts';
import { Secondary } from '../../shared/secondary';
import { EitherInput } from '../../shared/filters';
import { RecordTable } from '../../shared/record-table';

export const ReviewStatus = ({ resolution }: Pick<PaymentReview, 'resolution'>) =>
  resolution === null ? (
    <Chip size="small" color="warning" label={texts.waiting} />
  ) : (
    <Chip size="small" variant="outlined" label={texts.resolution[resolution]} />
  );

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={texts.search} />,
  <EitherInput
    key="isOpen"
    source="isOpen"
    alwaysOn
    label={texts.status}
    names={[texts.all, texts.waiting, texts.resolved]}
    width={160}
  />,
];

/** Payments that have not given all they were paid for; first those that wait for a decision. */
export const ReviewList = () => (
  <RecordList
    filters={filters}
    filterDefaultValues={{ isOpen: true }}
    sort={{ field: 'openedAt', order: 'DESC' }}
    icon={FactCheckIcon}
    texts={{ ...texts, none: texts.nothingWaits, noneText: texts.nothingWaitsText }}
    isSearched={({ q, isOpen }) => Boolean(q) || isOpen === false}
    table={<Table />}
    cards={<PhoneList row={Card} to={pathOf} />}
  />
);

const pathOf = ({ id }: PaymentReview): string => `/payment-reviews/${id}/show`;

const Table = () => (
  <RecordTable<PaymentReview>
    rowClick="show"
    columns={[
      {
        label: texts.buyer,
        by: 'buyerName',
        of: (review) => <Buyer name={buyerOf(review)} email={review.buyerEmail} to={pathOf(review)} />,
      },
      { label: texts.lines, of: goodsOf },
      { label: texts.paid, by: 'received', of: receivedOf, as: 'one line' },
      { label: texts.why, of: whyOf },
      { label: texts.when, by: 'openedAt', of: ({ openedAt }) => momentOf(openedAt), as: 'one line' },
      { label: texts.status, of: ReviewStatus },
    ]}
  />
);

const Card = (review: PaymentReview) => (
  <Stack spacing={0.75} sx={{ alignItems: 'flex-start' }}>
    <Stack direction="row" spacing={1} sx={{ width: '100%', justifyContent: 'space-between' }}>
      <span>
        <Buyer name={buyerOf(review)} email={review.buyerEmail} />
      </span>
      <Typography variant="body2" noWrap sx={{ flexShrink: 0, fontWeight: 600 }}>
        {receivedOf(review)}
      </Typography>
    </Stack>
    <Typography variant="body2">{goodsOf(review)}</Typography>
    <Secondary>{whyOf(review)}</Secondary>
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <ReviewStatus {...review} />
      <Secondary>{momentOf(review.openedAt)}</Secondary>
    </Stack>
  </Stack>
);
