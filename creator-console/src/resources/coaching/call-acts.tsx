import { Button } from '@mui/material';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { useActs } from '../../providers/use-acts';
import { refusalSentence } from '../../shared/fresh-sign-in/api';
import { useToast } from '../../shared/toast/use-toast';
import type { Call, Outcome } from './call';
import { CancelDialog } from './cancel-dialog';
import { MoveDialog } from './move-dialog';
import { NotesDialog } from './notes-dialog';
import { RemindersDialog } from './reminders-dialog';
import { texts } from './texts';

type Asking = 'move' | 'cancel' | 'notes' | 'reminders';

/** What the coach can do with a call: before it, move and cancel it; afterwards, say what came of it. Notes always. */
export function CallActs({ call, timeZone, isOver }: { call: Call; timeZone: string; isOver: boolean }) {
  const [asking, setAsking] = useState<Asking>();
  const [isActing, setActing] = useState(false);
  const refresh = useRefresh();
  const toast = useToast();
  const { settleBooking } = useActs();
  const close = () => setAsking(undefined);
  const isSettled = call.state === 'completed' || call.state === 'no_show';

  async function settle(outcome: Outcome) {
    setActing(true);
    try {
      await settleBooking(call.id, outcome);
      toast({ title: texts.settled[outcome] });
    } catch (error) {
      toast({ title: refusalSentence(error) });
    } finally {
      setActing(false);
      refresh();
    }
  }

  return (
    <>
      {call.email !== null && (
        <Button size="small" href={`mailto:${call.email}`}>
          {texts.write(call.name)}
        </Button>
      )}
      {call.state !== 'unconfirmed' && (
        <Button size="small" onClick={() => setAsking('notes')}>
          {texts.notes}
        </Button>
      )}
      {call.state === 'confirmed' && !isOver && (
        <>
          <Button size="small" onClick={() => setAsking('reminders')}>
            {texts.reminders}
          </Button>
          <Button size="small" onClick={() => setAsking('move')}>
            {texts.move}
          </Button>
          <Button size="small" color="error" onClick={() => setAsking('cancel')}>
            {texts.cancel}
          </Button>
        </>
      )}
      {call.state === 'confirmed' && isOver && (
        <>
          <Button size="small" disabled={isActing} onClick={() => void settle('completed')}>
            {texts.complete}
          </Button>
          <Button size="small" disabled={isActing} onClick={() => void settle('no_show')}>
            {texts.noShow}
          </Button>
        </>
      )}
      {isSettled && (
        <Button size="small" disabled={isActing} onClick={() => void settle('confirmed')}>
          {texts.reopen}
        </Button>
      )}
      {asking === 'move' && <MoveDialog call={call} timeZone={timeZone} onClose={close} />}
      {asking === 'reminders' && <RemindersDialog call={call} timeZone={timeZone} onClose={close} />}
      {asking === 'cancel' && <CancelDialog call={call} onClose={close} />}
      {asking === 'notes' && <NotesDialog call={call} onClose={close} />}
    </>
  );
}
