import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useActs } from '../../../providers/use-acts';
import { useAct } from '../../../shared/fresh-sign-in/use-act';
import { agoOf, dayOf } from '../../../shared/moment';
import { useToast } from '../../../shared/toast/use-toast';
import { texts } from './texts';
import type { BusyCalendar } from './busy-calendars.api';
import { Secondary } from '../../../shared/secondary';
import { ActDialog } from '../../../shared/fresh-sign-in/act-dialog';

/** One calendar: its busy times, its last reading, and its actions. */
// oxlint-disable-next-line max-lines-per-function -- one row: its facts and the three acts that change them
export function CalendarRow({ calendar, onChange }: { calendar: BusyCalendar; onChange: () => void }) {
  const { id, name, isPaused, problem, skipped, triedAt } = calendar;
  const [isRemoving, setRemoving] = useState(false);
  const { run, isActing, problem: refusal, dialog } = useAct();
  const toast = useToast();
  const { readBusyCalendar, putBusyCalendar, removeBusyCalendar } = useActs();
  const [now] = useState(() => new Date());

  const read = () =>
    run(async () => {
      const read = await readBusyCalendar(id);
      if (read.problem === null) toast({ title: texts.isRead(name), text: aheadOf(read) });
      onChange();
    });
  const pause = (next: boolean) =>
    run(async () => {
      await putBusyCalendar(calendar, { name, isPaused: next });
      toast({ title: next ? texts.isPaused(name) : texts.goesOn(name) });
      onChange();
    });

  const acts: { label: string; run: () => void; color?: 'error' }[] = [
    ...(isPaused ? [] : [{ label: texts.read, run: () => void read() }]),
    { label: isPaused ? texts.goOn : texts.pause, run: () => void pause(!isPaused) },
    { label: texts.remove, run: () => setRemoving(true), color: 'error' },
  ];
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
        {acts.map(({ label, run, color }) => (
          <Button
            key={label}
            size="small"
            color={color ?? 'primary'}
            disabled={isActing}
            aria-label={texts.of(label, name)}
            onClick={run}
          >
            {label}
          </Button>
        ))}
      </Stack>
      {dialog}
      {isRemoving && (
        <ActDialog
          isGrave
          title={texts.removeTitle(name)}
          text={texts.removeText}
          submit={texts.remove}
          done={() => texts.removed(name)}
          onSubmit={() => removeBusyCalendar(id)}
          onDone={onChange}
          onClose={() => setRemoving(false)}
        />
      )}
    </Box>
  );
}

const aheadOf = ({ busyTimes, knownUntil }: BusyCalendar): string =>
  knownUntil === null ? texts.neverRead : texts.ahead(busyTimes, dayOf(knownUntil));

const readOf = ({ readAt }: BusyCalendar, now: Date): string =>
  readAt === null ? texts.neverRead : texts.readAt(agoOf(readAt, now));
