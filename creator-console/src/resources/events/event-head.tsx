import { Box, Button, Link } from '@mui/material';
import { useState } from 'react';
import { Confirm, useRedirect, useRefresh } from 'react-admin';
import { useActs } from '../../providers/use-acts';
import { Fact, Facts } from '../../shared/facts';
import { useAttempt } from '../../shared/toast/use-attempt';
import { CancelEventDialog } from './cancel-event-dialog';
import { type CoachEvent, isOver, memberPageOf, type Scope } from './event';
import { EventChips } from './event-list';
import { guestsOf, whenOf } from './event-words';
import { texts } from './texts';

/** How an event stands, and what can be done with all of it. */
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
