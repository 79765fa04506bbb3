import { Button, Stack, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { refusalOf } from '../../providers/refusal';
import { useActs } from '../../providers/use-acts';
import { texts as forms } from '../../shared/forms/texts';
import { useToast } from '../../shared/toast/use-toast';
import type { Call, Outcome } from './call';
import { MoveDialog } from './move-dialog';
import { NotesDialog } from './notes-dialog';
import { RemindersDialog } from './reminders-dialog';
import { texts } from './texts';
import { ActDialog } from '../../shared/fresh-sign-in/act-dialog';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import { IconAct } from '../../shared/icon-act';

interface Act {
  label: string;
  run: () => void;
  isGrave?: boolean;
}

/** The menu of a session's less frequent actions. */
function CallMenu({ name, email, acts }: { name: string; email: string | null; acts: readonly Act[] }) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = () => setAnchor(undefined);
  if (email === null && acts.length === 0) return null;
  return (
    <>
      <IconAct
        icon={MoreVertIcon}
        label={texts.moreActs(name)}
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      />
      <Menu open={anchor !== undefined} anchorEl={anchor ?? null} onClose={close}>
        {email !== null && (
          <MenuItem component="a" href={`mailto:${email}`} onClick={close}>
            {texts.write(name)}
          </MenuItem>
        )}
        {acts.map(({ label, run, isGrave = false }) => (
          <MenuItem
            key={label}
            onClick={() => {
              close();
              run();
            }}
            {...(isGrave && { sx: { color: 'error.main' } })}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

/** Same as the server's limit. */
const REASON_LIMIT = 500;

/** Confirms a cancellation, and asks for the message to send. */
function CancelDialog({ call: { id, name }, onClose }: { call: Call; onClose: () => void }) {
  const refresh = useRefresh();
  const { cancelBooking } = useActs();
  return (
    <ActDialog
      title={texts.cancelTitle(name)}
      text={texts.cancelText}
      submit={texts.cancel}
      cancel={texts.keep}
      isGrave
      done={() => texts.cancelled}
      fields={[{ name: 'reason', label: texts.reason, max: REASON_LIMIT, lines: 3 }]}
      // Also after a refusal, because it may already be canceled.
      onSubmit={({ reason }) => cancelBooking(id, reason).finally(refresh)}
      onClose={onClose}
    />
  );
}

type Asking = 'move' | 'cancel' | 'notes' | 'reminders';

/** Actions on a session. Frequent ones are in the row: join, notes and, afterwards, the outcome. The rest is in a menu. */
// oxlint-disable-next-line max-lines-per-function -- one state decides which of the acts are offered
export function CallActs({ call, timeZone, isOver }: { call: Call; timeZone: string; isOver: boolean }) {
  const [asking, setAsking] = useState<Asking>();
  const [isActing, setActing] = useState(false);
  const refresh = useRefresh();
  const toast = useToast();
  const { settleBooking } = useActs();
  const close = () => setAsking(undefined);
  const isOn = call.state === 'confirmed';
  const isSettled = call.state === 'completed' || call.state === 'no_show';

  async function settle(outcome: Outcome) {
    setActing(true);
    try {
      await settleBooking(call.id, outcome);
      toast({ title: texts.settled[outcome] });
    } catch (error) {
      toast({ title: refusalOf(error).message ?? forms.problem });
    } finally {
      setActing(false);
      refresh();
    }
  }

  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{ gap: 0.5, flexWrap: 'wrap', alignItems: 'center', flexShrink: 0 }}
    >
      {isOn && !isOver && call.meetingUrl !== null && (
        <Button size="small" variant="outlined" href={call.meetingUrl}>
          {texts.join}
        </Button>
      )}
      {isOn && isOver && (
        <>
          <Button size="small" disabled={isActing} onClick={() => void settle('completed')}>
            {texts.complete}
          </Button>
          <Button size="small" disabled={isActing} onClick={() => void settle('no_show')}>
            {texts.noShow}
          </Button>
        </>
      )}
      {call.state !== 'unconfirmed' && (
        <Button size="small" onClick={() => setAsking('notes')}>
          {texts.notes}
        </Button>
      )}
      <CallMenu
        name={call.name}
        email={call.email}
        acts={[
          ...(isOn && !isOver
            ? [
                { label: texts.reminders, run: () => setAsking('reminders') },
                { label: texts.move, run: () => setAsking('move') },
                { label: texts.cancel, run: () => setAsking('cancel'), isGrave: true },
              ]
            : []),
          ...(isSettled ? [{ label: texts.reopen, run: () => void settle('confirmed') }] : []),
        ]}
      />
      {asking === 'move' && <MoveDialog call={call} timeZone={timeZone} onClose={close} />}
      {asking === 'reminders' && <RemindersDialog call={call} timeZone={timeZone} onClose={close} />}
      {asking === 'cancel' && <CancelDialog call={call} onClose={close} />}
      {asking === 'notes' && <NotesDialog call={call} onClose={close} />}
    </Stack>
  );
}
