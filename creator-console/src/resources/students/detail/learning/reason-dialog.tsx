import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, TextField } from '@mui/material';
import { REASON_LIMIT } from '@sanctum/openapi/choices';
import { type ReactNode, useId, useState } from 'react';
import { focusFirst } from '../../../../shared/focus-first';
import { useToast } from '../../../../shared/toast/use-toast';
import { refusalOf } from '../parts/student.api';
import { texts } from './texts';

interface Props {
  title: string;
  /** What is done, on its button. */
  act: string;
  done: string;
  /** Whether everything besides the reason is there. */
  isReady?: boolean;
  onAct: (reason: string) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks for the reason of an act. What was written stays when the act fails. */
export function ReasonDialog({ title, act, done, isReady = true, onAct, onDone, onClose, children }: Props) {
  const id = useId();
  const [reason, setReason] = useState('');
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();
  const send = async () => {
    setBusy(true);
    try {
      await onAct(reason.trim());
      toast({ title: done });
      onDone();
      onClose();
    } catch (error) {
      setBusy(false);
      toast({ title: texts.failed, text: refusalOf(error)?.message ?? texts.tryAgain, failed: true });
    }
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <Stack ref={focusFirst} spacing={2}>
            {children}
            <TextField
              label={texts.reason}
              helperText={texts.reasonHelp}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
              slotProps={{ htmlInput: { maxLength: REASON_LIMIT } }}
              multiline
              minRows={2}
              required
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="contained" disabled={isBusy || !isReady || reason.trim() === ''}>
            {act}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
