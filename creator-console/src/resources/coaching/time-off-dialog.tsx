import { Typography } from '@mui/material';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { useActs } from '../../providers/use-acts';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { useAct } from '../../shared/fresh-sign-in/use-act';
import { useToast } from '../../shared/toast/use-toast';
import type { CalendarTimeOff } from './calendar/calendar.api';
import { texts } from './texts';
import { TextField } from '../../shared/forms/text-field';

interface Props {
  /** First day off, until another one is chosen. */
  day: string;
  /** Existing time off, which can be ended; undefined: new time off. */
  timeOff?: CalendarTimeOff;
  onClose: () => void;
}

/** Adds days off for all offerings with hours, or ends them. */
export function TimeOffDialog({ day, timeOff, onClose }: Props) {
  const [days, setDays] = useState({ from: timeOff?.from ?? day, to: timeOff?.to ?? day });
  const { takeTimeOff, endTimeOff } = useActs();
  const { run, ...acting } = useAct();
  const toast = useToast();
  const refresh = useRefresh();
  async function send() {
    if (timeOff) await endTimeOff(days);
    else await takeTimeOff(days);
    toast({ title: timeOff ? texts.time.ended : texts.time.taken });
    refresh();
    onClose();
  }
  const change = (part: Partial<typeof days>) => {
    const next = { ...days, ...part };
    setDays(part.from && next.to < part.from ? { from: part.from, to: part.from } : next);
  };
  return (
    <FormDialog
      {...acting}
      title={texts.timeOff}
      submit={timeOff ? texts.removeTimeOff : texts.addTimeOff}
      isReady={days.from !== '' && days.from <= days.to}
      onSubmit={() => void run(send)}
      onClose={onClose}
    >
      <Typography>{timeOff ? texts.time.endText(timeOff.only.join(', ')) : texts.time.takeText}</Typography>
      {(['from', 'to'] as const).map((end) => (
        <TextField
          name={end}
          key={end}
          type="date"
          label={end === 'from' ? texts.firstDay : texts.lastDay}
          value={days[end]}
          onChange={({ target }) => change({ [end]: target.value })}
          slotProps={{ inputLabel: { shrink: true }, input: { readOnly: timeOff !== undefined } }}
        />
      ))}
    </FormDialog>
  );
}
