import { Button, TextField } from '@mui/material';
import { useState } from 'react';
import { FormDialog } from '../dialogs/form-dialog';
import { forInput } from '../moment';
import { texts } from './texts';

interface ScheduleDialogProps {
  title: string;
  publishAt: string | null;
  /** The server's refusal of the last try. */
  problem?: string | undefined;
  busy?: boolean;
  onClose: () => void;
  onSave: (publishAt: string | null) => void;
}

const zoneName = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ');

/** Sets the time at which a draft is published by itself. */
export function ScheduleDialog(props: ScheduleDialogProps) {
  const { title, publishAt, problem, busy = false, onClose, onSave } = props;
  const [now] = useState(() => forInput(new Date()));
  const [at, setAt] = useState(publishAt ? forInput(new Date(publishAt)) : '');
  return (
    <FormDialog
      maxWidth="xs"
      title={texts.title(title)}
      submit={texts.save}
      isReady={at !== ''}
      isActing={busy}
      problem={problem}
      otherAct={
        publishAt && (
          <Button disabled={busy} onClick={() => onSave(null)} sx={{ mr: 'auto' }}>
            {texts.remove}
          </Button>
        )
      }
      onSubmit={() => onSave(new Date(at).toISOString())}
      onClose={onClose}
    >
      <TextField
        type="datetime-local"
        label={texts.at}
        helperText={texts.zone(zoneName())}
        error={problem !== undefined}
        required
        value={at}
        onChange={({ target }) => setAt(target.value)}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: now } }}
      />
    </FormDialog>
  );
}
