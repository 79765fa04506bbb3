import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material';
import { type FormEvent, useState } from 'react';
import type { ShowToast } from '../../shared/toast/toast';
import type { OutlineLesson } from '../outline/outline';
import type { SaverGroup } from '../saving/saver-group';
import { isNameTaken, saveTemplate, TEMPLATE_NAME_LIMIT } from './api';
import { NotSaved } from './copy-service';
import { texts } from './texts';
import { wordsFor } from './use-copies';

interface SaveTemplateDialogProps {
  lesson: OutlineLesson;
  savers: SaverGroup;
  toast: ShowToast;
  onClose: () => void;
}

/** The name stays in its field until the server has the template. */
export function SaveTemplateDialog({ lesson, savers, toast, onClose }: SaveTemplateDialogProps) {
  const [name, setName] = useState(lesson.title.slice(0, TEMPLATE_NAME_LIMIT));
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const given = name.trim();
    if (given === '') return setProblem(texts.nameNeeded);
    setBusy(true);
    setProblem(undefined);
    try {
      if (!(await savers.settle())) throw new NotSaved();
      await saveTemplate(lesson.id, given);
      toast({ title: texts.saved(given) });
      onClose();
    } catch (error) {
      setProblem(isNameTaken(error) ? texts.nameTaken : wordsFor(error));
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="save-template">
      <form noValidate onSubmit={(event) => void save(event)}>
        <DialogTitle id="save-template" sx={{ overflowWrap: 'anywhere' }}>
          {texts.saveTitle(lesson.title)}
        </DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 1.5 }}>{texts.saveHelp}</DialogContentText>
          <TextField
            fullWidth
            required
            margin="dense"
            label={texts.name}
            value={name}
            error={problem !== undefined}
            helperText={problem}
            onChange={({ target }) => setName(target.value)}
            slotProps={{
              htmlInput: { maxLength: TEMPLATE_NAME_LIMIT },
              formHelperText: { role: problem === undefined ? undefined : 'alert' },
            }}
          />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="contained" disabled={isBusy}>
            {isBusy ? texts.saving : texts.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
