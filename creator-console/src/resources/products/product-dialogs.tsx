import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import type { Product } from './product';
import { texts } from './texts';

interface Props {
  product: Product;
  onClose: () => void;
}

/** Deleting asks first; what has been sold can only be archived. */
export function RemoveDialog({
  product: { title, sold, status },
  onClose,
  onConfirm,
}: Props & { onConfirm: (act: 'archive' | 'delete') => void }) {
  const id = useId();
  const unsold = status === 'published' ? texts.deletePublished : texts.deleteDraft;
  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <DialogTitle id={`${id}-title`}>
        {sold ? texts.archiveTitle(title) : texts.deleteTitle(title)}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{sold ? texts.archiveInstead : unsold}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button
          variant="contained"
          color={sold ? 'primary' : 'error'}
          onClick={() => onConfirm(sold ? 'archive' : 'delete')}
        >
          {sold ? texts.archive : texts.delete}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

export function ScheduleDialog({
  product: { title, publishAt },
  onClose,
  onSave,
}: Props & { onSave: (publishAt: string | null) => void }) {
  const id = useId();
  const [now] = useState(() => forInput(new Date()));
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSave(new Date(String(new FormData(event.currentTarget).get('at'))).toISOString());
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id}>
      <form onSubmit={save}>
        <DialogTitle id={id}>{texts.scheduleTitle(title)}</DialogTitle>
        <DialogContent>
          <TextField
            name="at"
            type="datetime-local"
            label={texts.scheduleAt}
            helperText={texts.scheduleHelp}
            defaultValue={publishAt ? forInput(new Date(publishAt)) : ''}
            required
            fullWidth
            margin="dense"
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: now } }}
          />
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap' }}>
          {publishAt && <Button onClick={() => onSave(null)}>{texts.scheduleRemove}</Button>}
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="contained">
            {texts.scheduleSave}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** As a datetime-local field reads it: her own clock, to the minute. */
function forInput(moment: Date): string {
  const two = (n: number) => String(n).padStart(2, '0');
  const [year, month, day] = [moment.getFullYear(), two(moment.getMonth() + 1), two(moment.getDate())];
  return `${year}-${month}-${day}T${two(moment.getHours())}:${two(moment.getMinutes())}`;
}
