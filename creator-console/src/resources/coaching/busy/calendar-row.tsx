import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useActs } from '../../../providers/use-acts';
import { useAct } from '../../../shared/fresh-sign-in/use-act';
import { agoOf, dayOf } from '../../../shared/moment';
import { useToast } from '../../../shared/toast/use-toast';
import { texts } from './texts';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { body, type components } from '@sanctum/openapi';
import { api } from '../../../providers/client';
import { Secondary } from '../../../shared/secondary';

export type BusyCalendar = components['schemas']['BusyCalendarResponse'];

/** The coach's calendars elsewhere, whose busy times close those of coaching. */
export const readBusyCalendars = (): Promise<BusyCalendar[]> =>
  body(api.GET('/api/creator/coaching/busy-calendars'));

interface Props {
  calendar: BusyCalendar;
  onRemoved: () => void;
  onClose: () => void;
}

/** Asks before a calendar closes nothing any more. */
function RemoveCalendarDialog({ calendar: { id, name }, onRemoved, onClose }: Props) {
  const toast = useToast();
  const { removeBusyCalendar } = useActs();
  const { run, ...acting } = useAct();
  const remove = async () => {
    await removeBusyCalendar(id);
    toast({ title: texts.removed(name) });
    onClose();
    onRemoved();
  };
  return (
    <FormDialog
      {...acting}
      isGrave
      title={texts.removeTitle(name)}
      submit={texts.remove}
      onSubmit={() => run(remove)}
      onClose={onClose}
    >
      <Typography>{texts.removeText}</Typography>
    </FormDialog>
  );
}

/** One calendar: what it closes, how reading it went, and what can be done with it. */
export function CalendarRow({ calendar, onChange }: { calendar: BusyCalendar; onChange: () => void }) {
  const { id, name, isPaused, problem, skipped, triedAt } = calendar;
  const [isRemoving, setRemoving] = useState(false);
  const { run, isActing, problem: refusal, dialog } = useAct();
  const toast = useToast();
  const { readBusyCalendar, putBusyCalendar } = useActs();
  const [now] = useState(() => new Date());

  const read = () =>
    run(async () => {
      const read = await readBusyCalendar(id);
      if (read.problem === null) toast({ title: texts.isRead(name), text: aheadOf(read) });
      onChange();
    });
  const pause = (next: boolean) =>
    run(async () => {
      await putBusyCalendar(id, { name, isPaused: next });
      toast({ title: next ? texts.isPaused(name) : texts.goesOn(name) });
      onChange();
    });

  return (
    <Box component="li" sx={{ py: 2, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Typography>
        <strong>{name}</strong> {texts.from(calendar.host)}
      </Typography>
      <Secondary>{isPaused ? texts.paused : `${aheadOf(calendar)} · ${readOf(calendar, now)}`}</Secondary>
      {!isPaused && skipped > 0 && <Typography variant="body2">{texts.skipped(skipped)}</Typography>}
      {problem !== null && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {texts.couldNot(agoOf(triedAt, now), texts.problems[problem])}
        </Alert>
      )}
      {refusal && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {refusal}
        </Alert>
      )}
      <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 1, flexWrap: 'wrap' }}>
        {!isPaused && (
          <Button
            size="small"
            disabled={isActing}
            aria-label={texts.of(texts.read, name)}
            onClick={() => void read()}
          >
            {texts.read}
          </Button>
        )}
        <Button
          size="small"
          disabled={isActing}
          aria-label={texts.of(isPaused ? texts.goOn : texts.pause, name)}
          onClick={() => void pause(!isPaused)}
        >
          {isPaused ? texts.goOn : texts.pause}
        </Button>
        <Button
          size="small"
          color="error"
          disabled={isActing}
          aria-label={texts.of(texts.remove, name)}
          onClick={() => setRemoving(true)}
        >
          {texts.remove}
        </Button>
      </Stack>
      {dialog}
      {isRemoving && (
        <RemoveCalendarDialog calendar={calendar} onRemoved={onChange} onClose={() => setRemoving(false)} />
      )}
    </Box>
  );
}

const aheadOf = ({ busyTimes, knownUntil }: BusyCalendar): string =>
  knownUntil === null ? texts.neverRead : texts.ahead(busyTimes, dayOf(knownUntil));

const readOf = ({ readAt }: BusyCalendar, now: Date): string =>
  readAt === null ? texts.neverRead : texts.readAt(agoOf(readAt, now));
