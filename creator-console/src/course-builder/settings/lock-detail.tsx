import { TextField } from '../../shared/forms/text-field';
import { clockName } from '../../shared/moment';
import { LOCK_DAYS_AT_MOST } from '../outline/outline';
import { texts } from '../shared/texts';
import { type LockDraft, lockOf } from './lock-draft';

interface LockDetailProps {
  /** Prefix of the fields' names. */
  name: string;
  draft: LockDraft;
  onChange: (draft: LockDraft) => void;
}

/** The date or the days of a lock, if its kind has them. */
export function LockDetail({ name, draft, onChange }: LockDetailProps) {
  const isWrong = lockOf(draft) === undefined;
  if (draft.kind === 'date')
    return (
      <TextField
        name={`${name}.date`}
        type="datetime-local"
        label={texts.settings.date}
        value={draft.date}
        error={isWrong}
        helperText={isWrong ? texts.settings.dateNeeded : clockName()}
        onChange={({ target }) => onChange({ ...draft, date: target.value })}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    );
  if (draft.kind === 'days_after_enrollment')
    return (
      <TextField
        name={`${name}.days`}
        type="number"
        label={texts.settings.days}
        value={draft.days}
        error={isWrong}
        helperText={isWrong ? texts.settings.daysNeeded(LOCK_DAYS_AT_MOST) : undefined}
        onChange={({ target }) => onChange({ ...draft, days: target.value })}
        slotProps={{ htmlInput: { min: 1, max: LOCK_DAYS_AT_MOST, step: 1 } }}
      />
    );
  return null;
}
