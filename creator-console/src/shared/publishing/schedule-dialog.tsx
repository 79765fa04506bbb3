import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
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
  const id = useId();
  const [now] = useState(() => forInput(new Date()));
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSave(new Date(String(new FormData(event.currentTarget).get('at'))).toISOString());
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id}>
      <form onSubmit={save}>
        <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
          {texts.title(title)}
        </DialogTitle>
        <DialogContent>
          <TextField
            name="at"
            type="datetime-local"
            label={texts.at}
            error={problem !== undefined}
            helperText={problem ?? texts.zone(zoneName())}
            defaultValue={publishAt ? forInput(new Date(publishAt)) : ''}
            required
            fullWidth
            margin="dense"
            slotProps={{
              inputLabel: { shrink: true },
              htmlInput: { min: now },
              formHelperText: { role: problem === undefined ? undefined : 'alert' },
            }}
          />
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap' }}>
          {publishAt && (
            <Button disabled={busy} onClick={() => onSave(null)}>
              {texts.remove}
            </Button>
          )}
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="contained" disabled={busy}>
            {texts.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
