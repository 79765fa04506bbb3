import EventIcon from '@mui/icons-material/EventOutlined';
import { Alert, Stack, Box, Typography } from '@mui/material';
import { useState, useId } from 'react';
import { RadioButtonGroupInput, useRecordContext } from 'react-admin';
import { Loading } from '../../shared/record-states';
import { type CoachEvent, isOver, type Scope, type Guest } from './event';
import { useGuests } from './guests.api';
import { EventFields } from './event-fields';
import { EventHead } from './event-head';
import { SaveBar } from '../../shared/forms/save-bar';
import { texts } from './texts';
import { KEEP_TYPED, RecordEdit } from '../../shared/forms/record-edit';
import { RecordForm } from '../../shared/forms/record-form';
import { studentPath } from '../students';
import { Secondary } from '../../shared/secondary';
import { PageLink } from '../../shared/page-link';
import { Loaded } from '../../shared/loaded';

/** Guests who are coming and on the waiting list, each linked to the student. */
const GuestList = ({ event: { id } }: { event: CoachEvent }) => (
  <Loaded query={useGuests(id)} failed={texts.guestsFailed} heights={[56, 96]}>
    {(guests) => {
      const coming = guests.filter(({ state }) => state === 'coming');
      const waiting = guests.filter(({ state }) => state === 'waiting');
      return (
        <Stack spacing={2}>
          <Names title={texts.comingTitle(coming.length)} guests={coming} none={texts.nobodyComes} />
          {waiting.length > 0 && (
            <Names title={texts.waitingTitle(waiting.length)} guests={waiting} isOrdered />
          )}
        </Stack>
      );
    }}
  </Loaded>
);

interface NamesProps {
  title: string;
  guests: readonly Guest[];
  none?: string;
  /** Numbers the list, because the first person gets the next free spot. */
  isOrdered?: boolean;
}

function Names({ title, guests, none, isOrdered = false }: NamesProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <Typography id={heading} variant="subtitle1" component="h2" sx={{ fontWeight: 650 }}>
        {title}
      </Typography>
      {guests.length === 0 && <Secondary>{none}</Secondary>}
      <Box
        component={isOrdered ? 'ol' : 'ul'}
        sx={{
          m: 0,
          mt: 0.5,
          pl: isOrdered ? 3 : 0,
          columnGap: 3,
          listStyle: isOrdered ? 'decimal' : 'none',
          columnWidth: isOrdered ? 'auto' : '14rem',
        }}
      >
        {guests.map(({ id, name }) => (
          <Box key={id} component="li" sx={{ breakInside: 'avoid', py: 0.25, overflowWrap: 'anywhere' }}>
            <PageLink to={studentPath(id)} underline="hover">
              {name}
            </PageLink>
          </Box>
        ))}
      </Box>
    </section>
  );
}

/** One event: status, guests, and its fields. If another tab saved first, typed values stay, and the rest is reread. */
export const EventEdit = () => (
  <RecordEdit<CoachEvent>
    icon={EventIcon}
    texts={texts}
    titleOf={({ title }) => title}
    queryOptions={{ staleTime: 0 }}
    transform={({ scope = 'this', ...event }: CoachEvent & { scope?: Scope }) => ({ ...event, scope })}
  >
    {(before) => <Page isBehind={before !== undefined} />}
  </RecordEdit>
);

function Page({ isBehind }: { isBehind: boolean }) {
  const event = useRecordContext<CoachEvent>();
  const [now] = useState(() => new Date());
  if (!event) return <Loading />;
  return (
    <>
      <Stack spacing={3} sx={{ p: { xs: 2, sm: 3 }, maxWidth: '46rem' }}>
        <EventHead event={event} />
        {event.state === 'cancelled' && (
          <Alert severity="info">{texts.cancelledBecause(event.cancelReason ?? '')}</Alert>
        )}
        <GuestList event={event} />
      </Stack>
      {event.state === 'planned' && (
        <RecordForm
          toolbar={<SaveBar label={texts.save} alwaysEnable={isBehind} />}
          resetOptions={isBehind ? KEEP_TYPED : undefined}
          sx={{ maxWidth: '46rem' }}
        >
          <EventFields />
          {event.following > 0 && <WhichOnes following={event.following} />}
          {isBehind && <Alert severity="warning">{texts.stale}</Alert>}
          {!isOver(event, now) && <Alert severity="info">{texts.changesAreTold}</Alert>}
        </RecordForm>
      )}
    </>
  );
}

const WhichOnes = ({ following }: { following: number }) => (
  <RadioButtonGroupInput
    source="scope"
    label={texts.changeWhich}
    defaultValue="this"
    choices={[
      { id: 'this', name: texts.onlyThis },
      { id: 'following', name: texts.thisAndFollowing(following) },
    ]}
  />
);
