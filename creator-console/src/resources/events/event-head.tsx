import { Box, Button, Link } from '@mui/material';
import { useState } from 'react';
import { Confirm, useRedirect, useRefresh } from 'react-admin';
import { useActs } from '../../providers/use-acts';
import { Fact, Facts } from '../../shared/facts';
import { useAttempt } from '../../shared/toast/use-attempt';
import { type CoachEvent, isOver, memberPageOf, type Scope } from './event';
import { useGuests } from './guests.api';
import { EventChips } from './event-list';
import { guestsOf, whenOf, toldOf } from './event-words';
import { texts } from './texts';
import { EVENT_LIMITS } from '@sanctum/openapi/choices';
import { ActDialog } from '../../shared/fresh-sign-in/act-dialog';

interface Props {
  event: CoachEvent;
  scope: Scope;
  onClose: () => void;
}

/** Shows who will be notified before anything happens. */
function CancelEventDialog({ event: { id, title, following }, scope, onClose }: Props) {
  const { cancelEvent } = useActs();
  const { data: guests = [] } = useGuests(id);
  const isSeries = scope === 'following';
  return (
    <ActDialog
      title={texts.cancelTitle(title)}
      text={isSeries ? texts.toldOfSeries(following) : toldOf(guests)}
      submit={isSeries ? texts.cancelFollowing(following) : texts.cancel}
      cancel={texts.keep}
      done={() => texts.cancelled}
      fields={[
        { name: 'reason', label: texts.reason, max: EVENT_LIMITS.reason, help: texts.reasonHelp, lines: 3 },
      ]}
      onSubmit={({ reason }) => cancelEvent(id, { reason, scope })}
      onClose={onClose}
    />
  );
}

/** Status of an event, and its actions. */
export function EventHead({ event }: { event: CoachEvent }) {
  const [cancels, setCancels] = useState<Scope>();
  const [now] = useState(() => new Date());
  const { group, state, coming, waiting, following } = event;
  const canCancel = state === 'planned' && !isOver(event, now);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <EventChips {...event} />
        <Box sx={{ flex: 1 }} />
        {canCancel && (
          <Button color="error" onClick={() => setCancels('this')}>
            {texts.cancel}
          </Button>
        )}
        {canCancel && following > 0 && (
          <Button color="error" onClick={() => setCancels('following')}>
            {texts.cancelFollowing(following)}
          </Button>
        )}
        {(!canCancel || coming + waiting === 0) && <DeleteButton event={event} />}
      </Box>
      <Facts>
        <Fact label={texts.when}>{whenOf(event)}</Fact>
        <Fact label={texts.who}>{group?.name ?? texts.everybody}</Fact>
        <Fact label={texts.come}>{guestsOf(event)}</Fact>
        <Fact label={texts.seenAs}>
          <Link href={memberPageOf(event)} target="_blank" rel="noopener">
            {texts.open}
          </Link>
        </Fact>
      </Facts>
      {cancels && <CancelEventDialog event={event} scope={cancels} onClose={() => setCancels(undefined)} />}
    </>
  );
}

function DeleteButton({ event: { id, title } }: { event: CoachEvent }) {
  const [asks, setAsks] = useState(false);
  const { isBusy, attempt } = useAttempt(texts.failed, texts.tryAgain);
  const redirect = useRedirect();
  const refresh = useRefresh();
  const { deleteEvent } = useActs();
  async function remove() {
    const isGone = await attempt(() => deleteEvent(id), { title: texts.deleted, text: title });
    setAsks(false);
    if (isGone) redirect('list', 'events');
    else refresh();
  }
  return (
    <>
      <Button color="error" onClick={() => setAsks(true)}>
        {texts.remove}
      </Button>
      <Confirm
        isOpen={asks}
        loading={isBusy}
        title={texts.removeTitle}
        content={texts.removeText}
        confirm={texts.remove}
        confirmColor="warning"
        cancel={texts.keep}
        onConfirm={() => void remove()}
        onClose={() => setAsks(false)}
      />
    </>
  );
}
