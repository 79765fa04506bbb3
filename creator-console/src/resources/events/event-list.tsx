import EventIcon from '@mui/icons-material/EventOutlined';
import { Chip, Stack } from '@mui/material';
import { useState } from 'react';
import { CreateButton, FilterButton, SearchInput, TopToolbar } from 'react-admin';
import { RecordList } from '../../shared/record-list';
import { DayInput } from './event-fields';
import { type CoachEvent, eventPath } from './event';
import { guestsOf, whenOf } from './event-words';
import { texts } from './texts';
import { oneOf } from '../../shared/filters';
import { RowCard } from '../../shared/row-card';

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={texts.search} />,
  oneOf('state', texts.state, texts.states, { alwaysOn: true }),
  <DayInput key="endsAt_gte" source="endsAt_gte" label={texts.from} />,
];

/** Events from today on, the next one first; earlier ones after choosing another day. */
export function EventList() {
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  return (
    <RecordList<CoachEvent>
      filters={filters}
      filterDefaultValues={{ endsAt_gte: today }}
      isSearched={({ endsAt_gte: from, ...others }) => from !== today || Object.keys(others).length > 0}
      actions={<Actions />}
      sort={{ field: 'startsAt', order: 'ASC' }}
      icon={EventIcon}
      texts={texts}
      to={({ id }) => eventPath(id)}
      card={Card}
      columns={[
        {
          label: texts.name,
          by: 'title',
          isLink: true,
          render: ({ title }) => title,
          as: 'any words',
        },
        { label: texts.when, by: 'startsAt', render: whenOf },
        { label: texts.who, render: whomOf },
        { label: texts.come, by: 'coming', render: guestsOf, as: 'figures' },
        { label: texts.state, by: 'state', render: (event) => <EventChips {...event} /> },
      ]}
      begin={<CreateButton label={texts.create} />}
    />
  );
}

const Actions = () => (
  <TopToolbar>
    <FilterButton />
    <CreateButton label={texts.create} />
  </TopToolbar>
);

const whomOf = ({ group }: CoachEvent): string => group?.name ?? texts.everybody;

export const EventChips = ({ state, repeats }: CoachEvent) => (
  <Stack direction="row" spacing={0.75} useFlexGap sx={{ flexWrap: 'wrap' }}>
    <Chip
      size="small"
      label={texts.states[state]}
      {...(state === 'planned' ? { variant: 'outlined' } : { color: 'error' })}
    />
    {repeats !== null && <Chip size="small" variant="outlined" label={texts.rhythms[repeats]} />}
  </Stack>
);

const Card = (event: CoachEvent) => (
  <RowCard name={event.title} facts={[whenOf(event), `${texts.come}: ${guestsOf(event)} · ${whomOf(event)}`]}>
    <EventChips {...event} />
  </RowCard>
);
