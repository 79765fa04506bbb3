import { Button } from '@mui/material';
import { useState } from 'react';
import { FormDialog } from '../dialogs/form-dialog';
import { clockName, forInput, fromInput } from '../moment';
import { texts } from './texts';
import { TextField } from '../forms/text-field';

interface ScheduleDialogProps {
  title: string;
  publishAt: string | null;
  /** The server's refusal of the last try. */
  problem?: string | undefined;
  busy?: boolean;
  onClose: () => void;
  onSave: (publishAt: string | null) => void;
}

/** Sets the time at which a draft is published by itself. */
export function ScheduleDialog(props: ScheduleDialogProps) {
  const { title, publishAt, problem, busy = false, onClose, onSave } = props;
  const [now] = useState(() => forInput(new Date().toISOString()));
  const [at, setAt] = useState(publishAt ? forInput(publishAt) : '');
  return (
    <FormDialog
      maxWidth="xs"
      title={texts.title(title)}
      submit={texts.save}
      isReady={fromInput(at) !== undefined}
      isActing={busy}
      problem={problem}
      otherAct={
        publishAt && (
          <Button disabled={busy} onClick={() => onSave(null)} sx={{ mr: 'auto' }}>
            {texts.remove}
          </Button>
        )
      }
      onSubmit={() => onSave(fromInput(at) ?? null)}
      onClose={onClose}
    >
      <TextField
        name="publishAt"
        type="datetime-local"
        label={texts.at}
        helperText={texts.zone(clockName())}
        error={problem !== undefined}
        required
        value={at}
        onChange={({ target }) => setAt(target.value)}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: now } }}
      />
    </FormDialog>
  );
}
