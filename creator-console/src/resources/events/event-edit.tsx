import EventIcon from '@mui/icons-material/EventOutlined';
import { Alert, Stack } from '@mui/material';
import { useState } from 'react';
import { Edit, RadioButtonGroupInput, useRecordContext, useRefresh } from 'react-admin';
import { isStale } from '../../providers/refusal';
import { NotThere } from '../../shared/not-there';
import { FormFailed, Loading } from '../../shared/record-states';
import { useToast } from '../../shared/toast/use-toast';
import { type CoachEvent, isOver, type Scope } from './event';
import { EventFields } from './event-fields';
import { EventHead } from './event-head';
import { GuestList } from './guest-list';
import { SaveBar } from './save-bar';
import { texts } from './texts';
import { RecordForm } from '../../shared/forms/record-form';

const KEEP_TYPED = { keepDirtyValues: true } as const;

/**
 * One event: how it stands, who comes, and what about it can be changed. When another tab was quicker, what was typed stays, and
 * all else is read again.
 */
export function EventEdit() {
  const toast = useToast();
  const refresh = useRefresh();
  const [isBehind, setBehind] = useState(false);
  return (
    <Edit<CoachEvent>
      title={<Title />}
      actions={false}
      mutationMode="pessimistic"
      redirect={false}
      error={<FormFailed missing={<NoEvent />} />}
      queryOptions={{ onError: () => undefined, staleTime: 0 }}
      transform={({ scope = 'this', ...event }: CoachEvent & { scope?: Scope }) => ({ ...event, scope })}
      mutationOptions={{
        onSuccess: () => {
          setBehind(false);
          toast({ title: texts.saved, text: texts.savedText });
        },
        onError: (error) => {
          if (!isStale(error)) return toast({ title: texts.failed, text: error.message, failed: true });
          setBehind(true);
          refresh();
        },
      }}
    >
      <Page isBehind={isBehind} />
    </Edit>
  );
}

const Title = () => <>{useRecordContext<CoachEvent>()?.title ?? texts.title}</>;

const NoEvent = () => (
  <NotThere
    icon={EventIcon}
    title={texts.notThere}
    text={texts.notThereText}
    to="/events"
    toLabel={texts.toAll}
  />
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
          toolbar={<SaveBar alwaysEnable={isBehind} />}
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
