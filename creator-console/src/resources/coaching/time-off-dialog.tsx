import { useActs } from '../../providers/use-acts';
import type { CalendarTimeOff } from './calendar/calendar.api';
import { texts } from './texts';
import { useFields, MomentField } from '../../shared/forms/use-fields';
import { ActDialog } from '../../shared/fresh-sign-in/act-dialog';

interface Props {
  /** Initial first day off. */
  day: string;
  /** Existing time off, which can be ended; undefined: new time off. */
  timeOff?: CalendarTimeOff;
  onClose: () => void;
}

/** Adds days off for all offerings with hours, or ends them. */
export function TimeOffDialog({ day, timeOff, onClose }: Props) {
  const { values: days, set } = useFields({ from: timeOff?.from ?? day, to: timeOff?.to ?? day });
  const { takeTimeOff, endTimeOff } = useActs();
  const change = (part: Partial<typeof days>) =>
    set(part.from && days.to < part.from ? { from: part.from, to: part.from } : part);
  return (
    <ActDialog
      title={texts.timeOff}
      text={timeOff ? texts.time.endText(timeOff.only.join(', ')) : texts.time.takeText}
      submit={timeOff ? texts.removeTimeOff : texts.addTimeOff}
      done={() => (timeOff ? texts.time.ended : texts.time.taken)}
      isReady={days.from !== '' && days.from <= days.to}
      onSubmit={() => (timeOff ? endTimeOff(days) : takeTimeOff(days))}
      onClose={onClose}
    >
      {(['from', 'to'] as const).map((end) => (
        <MomentField
          name={end}
          key={end}
          type="date"
          label={end === 'from' ? texts.firstDay : texts.lastDay}
          value={days[end]}
          readOnly={timeOff !== undefined}
          onChange={(typed) => change({ [end]: typed })}
        />
      ))}
    </ActDialog>
  );
}
