import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { useRefresh } from 'react-admin';
import { refusalOf } from '../../providers/refusal';
import { useActs } from '../../providers/use-acts';
import { focusFirst } from '../../shared/focus-first';
import { useToast } from '../../shared/toast/use-toast';
import type { PaymentReview } from './payment-reviews.api';
import { texts } from './texts';

/** The same limit as the server's. */
const NOTE_LIMIT = 1_000;

interface Props {
  review: PaymentReview;
  onClose: () => void;
}

/** Asks for the note that is kept. What was typed stays when saving fails. */
export function DecisionDialog({ review: { id, buyerName }, onClose }: Props) {
  const title = useId();
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [toast, refresh, { grantPaymentReview }] = [useToast(), useRefresh(), useActs()];

  async function save(event: FormEvent) {
    event.preventDefault();
    if (note.trim() === '') return setProblem(texts.noteNeeded);
    setBusy(true);
    try {
      await grantPaymentReview(id, note);
      toast({ title: texts.granted });
      onClose();
    } catch (error) {
      setProblem(refusalOf(error).message ?? texts.failed);
    } finally {
      setBusy(false);
      // Also after a refusal: another tab may have decided meanwhile.
      refresh();
    }
    return undefined;
  }

  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={title}>
      <form noValidate onSubmit={(event) => void save(event)}>
        <DialogTitle id={title}>{texts.grantTitle(buyerName ?? texts.theBuyer)}</DialogTitle>
        <DialogContent ref={focusFirst} sx={{ display: 'grid', gap: 2 }}>
          {problem && <Alert severity="error">{problem}</Alert>}
          <Typography>{texts.grantWhen}</Typography>
          <TextField
            required
            multiline
            minRows={3}
            label={texts.note}
            helperText={texts.noteHelp}
            value={note}
            onChange={({ target }) => setNote(target.value)}
            slotProps={{ htmlInput: { maxLength: NOTE_LIMIT } }}
          />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="contained" disabled={isBusy}>
            {texts.grant}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
