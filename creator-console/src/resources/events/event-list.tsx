import EventIcon from '@mui/icons-material/EventOutlined';
import { Box, Chip, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import {
  CreateButton,
  DataTable,
  FilterButton,
  FunctionField,
  SearchInput,
  SelectInput,
  TopToolbar,
} from 'react-admin';
import { PhoneList } from '../../shared/phone-list';
import { RecordList } from '../../shared/record-list';
import { RowLink } from '../../shared/row-link';
import { DayInput } from './event-fields';
import { type CoachEvent, eventPath } from './event';
import { guestsOf, whenOf } from './event-words';
import { texts } from './texts';
import { Secondary } from '../../shared/secondary';

const STATES = Object.entries(texts.states).map(([id, name]) => ({ id, name }));

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={texts.search} />,
  <SelectInput key="state" source="state" alwaysOn label={texts.state} choices={STATES} />,
  <DayInput key="endsAt_gte" source="endsAt_gte" label={texts.from} />,
];

/** Events from today on, the next one first; earlier ones by another day. */
export function EventList() {
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  return (
    <RecordList
      filters={filters}
      filterDefaultValues={{ endsAt_gte: today }}
      actions={<Actions />}
      sort={{ field: 'startsAt', order: 'ASC' }}
      icon={EventIcon}
      texts={texts}
      table={<Table />}
      cards={<PhoneList row={Card} to={({ id }) => eventPath(id)} />}
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

const Table = () => (
  <DataTable<CoachEvent> bulkActionButtons={false} rowClick="edit">
    <DataTable.Col source="title" label={texts.name}>
      <FunctionField<CoachEvent>
        render={({ id, title }) => <RowLink to={eventPath(id)}>{title}</RowLink>}
        sx={{ overflowWrap: 'anywhere' }}
      />
    </DataTable.Col>
    <DataTable.Col<CoachEvent> source="startsAt" label={texts.when} render={whenOf} />
    <DataTable.Col<CoachEvent> label={texts.who} disableSort render={whomOf} />
    <DataTable.Col source="coming" label={texts.come}>
      <FunctionField<CoachEvent> render={guestsOf} sx={{ fontVariantNumeric: 'tabular-nums' }} />
    </DataTable.Col>
    <DataTable.Col<CoachEvent>
      source="state"
      label={texts.state}
      render={(event) => <EventChips {...event} />}
    />
  </DataTable>
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
  <Stack spacing={0.75} sx={{ alignItems: 'flex-start' }}>
    <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
      {event.title}
    </Typography>
    <Secondary>{whenOf(event)}</Secondary>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Secondary>
        {texts.come}: {guestsOf(event)} · {whomOf(event)}
      </Secondary>
      <EventChips {...event} />
    </Box>
  </Stack>
);
