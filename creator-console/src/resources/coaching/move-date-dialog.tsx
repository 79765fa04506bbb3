import { Typography } from '@mui/material';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { useActs } from '../../providers/use-acts';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { useAct } from '../../shared/fresh-sign-in/use-act';
import { useToast } from '../../shared/toast/use-toast';
import { zoneInWords } from '../../shared/zone-words';
import { momentIn, momentOf, onTheClock } from '../../shared/wall-clock';
import type { CalendarSession } from './calendar/calendar.api';
import { texts } from './texts';
import { MomentField } from '../../shared/forms/use-fields';

interface Props {
  date: Pick<CalendarSession, 'id' | 'title' | 'startsAt'>;
  timeZone: string;
  /** Time at which it was dropped. */
  to: string;
  onClose: () => void;
}

/** Confirms moving a group date without bookings. */
export function MoveDateDialog({ date, timeZone, to, onClose }: Props) {
  const [time, setTime] = useState(() => onTheClock(to, timeZone));
  const { run, ...acting } = useAct();
  const toast = useToast();
  const refresh = useRefresh();
  const { moveDate } = useActs();
  const startsAt = momentOf(time, timeZone);

  async function move() {
    if (!startsAt) return;
    // In the meantime the date may have been booked, or the time taken.
    await moveDate(date.id, startsAt).finally(refresh);
    toast({ title: texts.dates.moved, text: momentIn(startsAt, timeZone) });
    onClose();
  }

  return (
    <FormDialog
      {...acting}
      title={texts.dates.moveTitle(date.title)}
      submit={texts.dates.moveIt}
      isReady={startsAt !== undefined && startsAt !== date.startsAt}
      onSubmit={() => void run(move)}
      onClose={onClose}
    >
      <Typography>{texts.dates.moveText(momentIn(date.startsAt, timeZone))}</Typography>
      <MomentField
        name="localStart"
        required
        label={texts.newTime}
        helperText={zoneInWords(timeZone)}
        value={time}
        onChange={setTime}
      />
    </FormDialog>
  );
}
