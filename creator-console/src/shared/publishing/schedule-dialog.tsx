import { Button } from '@mui/material';
import { useState } from 'react';
import { useAct } from '../fresh-sign-in/use-act';
import { FormDialog } from '../dialogs/form-dialog';
import { clockName, forInput, fromInput } from '../moment';
import { texts } from './texts';
import { TextField } from '../forms/text-field';

interface ScheduleDialogProps {
  title: string;
  publishAt: string | null;
  onClose: () => void;
  /** Rejects with the server's refusal; otherwise the dialog closes. */
  onSave: (publishAt: string | null) => Promise<unknown>;
}

/** Sets the time at which a draft is published automatically. */
export function ScheduleDialog({ title, publishAt, onClose, onSave }: ScheduleDialogProps) {
  const { run, isActing, refusal, dialog } = useAct();
  const [now] = useState(() => forInput(new Date().toISOString()));
  const [at, setAt] = useState(publishAt ? forInput(publishAt) : '');
  const save = (moment: string | null) =>
    run(async () => {
      await onSave(moment);
      onClose();
    });
  return (
    <FormDialog
      maxWidth="xs"
      title={texts.title(title)}
      submit={texts.save}
      isReady={fromInput(at) !== undefined}
      isActing={isActing}
      refusal={refusal}
      dialog={dialog}
      otherAct={
        publishAt && (
          <Button disabled={isActing} onClick={() => void save(null)} sx={{ mr: 'auto' }}>
            {texts.remove}
          </Button>
        )
      }
      onSubmit={() => save(fromInput(at) ?? null)}
      onClose={onClose}
    >
      <TextField
        name="publishAt"
        type="datetime-local"
        label={texts.at}
        helperText={texts.zone(clockName())}
        required
        value={at}
        onChange={({ target }) => setAt(target.value)}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: now } }}
      />
    </FormDialog>
  );
}
