import {
  Alert,
  Autocomplete,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { focusFirst } from '../../../shared/focus-first';
import { useTags } from './student-tag';
import { texts } from './texts';
import { useTagging } from './use-tagging';

const NAME_LIMIT = 40;

/** Chooses a tag, or makes one, for these students. */
export function TagDialog({ studentIds, onClose }: { studentIds: string[]; onClose: () => void }) {
  const heading = useId();
  const { data = [] } = useTags();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const { add } = useTagging();

  async function run(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    if (name.trim() === '') return setProblem(texts.missing);
    setBusy(true);
    try {
      await add(name, studentIds);
      onClose();
    } catch {
      setProblem(texts.failed);
      setBusy(false);
    }
    return undefined;
  }

  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={heading}>
      <form noValidate onSubmit={(event) => void run(event)}>
        <DialogTitle id={heading}>{texts.addTo(studentIds.length)}</DialogTitle>
        <DialogContent ref={focusFirst} sx={{ display: 'grid', gap: 2 }}>
          {problem && <Alert severity="error">{problem}</Alert>}
          <Autocomplete
            freeSolo
            options={data.map((tag) => tag.name)}
            inputValue={name}
            onInputChange={(_, value) => setName(value)}
            sx={{ pt: 1 }}
            renderInput={(params) => (
              <TextField
                {...params}
                required
                label={texts.name}
                helperText={texts.help}
                slotProps={{
                  ...params.slotProps,
                  htmlInput: { ...params.slotProps.htmlInput, maxLength: NAME_LIMIT },
                }}
              />
            )}
          />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="contained" disabled={isBusy}>
            {texts.submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
