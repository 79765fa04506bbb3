import EventIcon from '@mui/icons-material/EventOutlined';
import { Alert, Stack } from '@mui/material';
import { useState } from 'react';
import { RadioButtonGroupInput, useRecordContext } from 'react-admin';
import { Loading } from '../../shared/record-states';
import { type CoachEvent, isOver, type Scope } from './event';
import { EventFields } from './event-fields';
import { EventHead } from './event-head';
import { GuestList } from './guest-list';
import { SaveBar } from '../../shared/forms/save-bar';
import { texts } from './texts';
import { KEEP_TYPED, RecordEdit } from '../../shared/forms/record-edit';
import { RecordForm } from '../../shared/forms/record-form';

/**
 * One event: how it stands, who comes, and what about it can be changed. When another tab was quicker, what was typed stays, and
 * all else is read again.
 */
export const EventEdit = () => (
  <RecordEdit<CoachEvent>
    icon={EventIcon}
    texts={texts}
    titleOf={({ title }) => title}
    queryOptions={{ staleTime: 0 }}
    transform={({ scope = 'this', ...event }: CoachEvent & { scope?: Scope }) => ({ ...event, scope })}
  >
    {(before) => (
      <>
        <Page isBehind={before !== undefined} />
      </>
    )}
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
