import RateReviewIcon from '@mui/icons-material/RateReviewOutlined';
import { Stack, Chip, Rating } from '@mui/material';
import { SearchInput, SelectInput } from 'react-admin';
import { dayOf } from '../../shared/moment';
import { RecordList } from '../../shared/record-list';
import { pathOf, type Review } from './review';
import { texts } from './texts';
import { either } from '../../shared/filters';
import { RowCard } from '../../shared/row-card';

export const Stars = ({ rating }: Pick<Review, 'rating'>) => (
  <Rating readOnly size="small" value={rating} getLabelText={texts.stars} />
);

export const ReviewChips = ({ state, openReportCount, answer, canBeQuoted }: Review) => (
  <Stack direction="row" spacing={0.75} useFlexGap sx={{ flexWrap: 'wrap' }}>
    <Chip
      size="small"
      label={texts.states[state]}
      {...(state === 'waiting' ? { color: 'primary' } : { variant: 'outlined' })}
    />
    {openReportCount > 0 && <Chip size="small" color="error" label={texts.reported(openReportCount)} />}
    {answer !== null && <Chip size="small" variant="outlined" label={texts.answered} />}
    {canBeQuoted && <Chip size="small" variant="outlined" label={texts.canBeQuoted} />}
  </Stack>
);

const STATES = [
  { id: 'published', name: texts.states.published },
  { id: 'waiting', name: texts.states.waiting },
  { id: 'reported', name: texts.reportedOnes },
  { id: 'hidden', name: texts.states.hidden },
  { id: 'withheld', name: texts.states.withheld },
];

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={texts.search} />,
  <SelectInput
    key="state"
    source="state"
    alwaysOn
    label={texts.state}
    choices={STATES}
    emptyText={texts.all}
    sx={{ minWidth: 210 }}
  />,
  either('isWaiting', texts.waits, [texts.all, texts.toDecide, texts.decided], { width: 210 }),
];

export const ReviewList = () => (
  <RecordList<Review>
    filters={filters}
    sort={{ field: 'createdAt', order: 'DESC' }}
    icon={RateReviewIcon}
    texts={texts}
    to={({ id }) => pathOf(id)}
    card={Card}
    columns={[
      { label: texts.author, by: 'authorName', isLink: true, render: ({ authorName }) => authorName },
      { label: texts.product, by: 'productTitle', render: ({ productTitle }) => productTitle },
      { label: texts.rating, by: 'rating', render: (review) => <Stars {...review} /> },
      { label: texts.text, render: beginning, as: 'any words' },
      { label: texts.state, by: 'state', render: (review) => <ReviewChips {...review} /> },
      { label: texts.written, by: 'createdAt', render: ({ createdAt }) => dayOf(createdAt), as: 'one line' },
    ]}
  />
);

/** Max characters of the excerpt. */
const SHOWN = 120;
const beginning = ({ text }: Review) => (text.length > SHOWN ? `${text.slice(0, SHOWN)} …` : text);

const Card = (review: Review) => (
  <RowCard
    name={review.authorName}
    beside={dayOf(review.createdAt)}
    facts={[review.productTitle, <Stars key="stars" {...review} />, beginning(review)]}
  >
    <ReviewChips {...review} />
  </RowCard>
);
