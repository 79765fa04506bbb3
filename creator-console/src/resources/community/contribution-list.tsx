import ForumIcon from '@mui/icons-material/ForumOutlined';
import { Stack, Chip } from '@mui/material';
import { BooleanInput, SearchInput } from 'react-admin';
import { dayOf } from '../../shared/moment';
import { RecordList } from '../../shared/record-list';
import { type Contribution, pathOf } from './contribution';
import { kindOf } from './kind-of';
import { texts } from './texts';
import { MinorChip } from '../students';
import { either } from '../../shared/filters';
import { RowCard } from '../../shared/row-card';

/** State of a post or comment, and the age band of a minor author. */
export const ContributionChips = ({ state, openReportCount, isPinned, authorBand }: Contribution) => (
  <Stack direction="row" spacing={0.75} useFlexGap sx={{ flexWrap: 'wrap' }}>
    <Chip
      size="small"
      label={texts.states[state]}
      {...(state === 'published' ? { variant: 'outlined' } : { color: 'primary' })}
    />
    <MinorChip ageBand={authorBand} />
    {openReportCount > 0 && <Chip size="small" color="error" label={texts.reported(openReportCount)} />}
    {isPinned && <Chip size="small" variant="outlined" label={texts.pinned} />}
  </Stack>
);

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={texts.search} />,
  either('isWaiting', texts.waits, [texts.all, texts.waiting, texts.decided], { width: 230, alwaysOn: true }),
  <BooleanInput key="unanswered" source="unanswered" label={texts.unanswered} defaultValue />,
];

/** Posts and comments; those that wait for the coach come first. */
export const ContributionList = () => (
  <RecordList<Contribution>
    filters={filters}
    filterDefaultValues={{ isWaiting: true }}
    sort={{ field: 'createdAt', order: 'DESC' }}
    icon={ForumIcon}
    texts={texts}
    to={({ id }) => pathOf(id)}
    card={Card}
    columns={[
      { label: texts.author, by: 'authorName', isLink: true, render: ({ authorName }) => authorName },
      { label: texts.kind, by: 'type', render: kindOf },
      { label: texts.text, render: beginning, as: 'any words' },
      { label: texts.state, by: 'state', render: (record) => <ContributionChips {...record} /> },
      { label: texts.written, by: 'createdAt', render: ({ createdAt }) => dayOf(createdAt), as: 'one line' },
    ]}
  />
);

/** Max characters of the excerpt. */
const SHOWN = 120;
const beginning = ({ text }: Contribution) => (text.length > SHOWN ? `${text.slice(0, SHOWN)} …` : text);

const Card = (record: Contribution) => (
  <RowCard
    name={record.authorName}
    beside={dayOf(record.createdAt)}
    facts={[kindOf(record), beginning(record)]}
  >
    <ContributionChips {...record} />
  </RowCard>
);
