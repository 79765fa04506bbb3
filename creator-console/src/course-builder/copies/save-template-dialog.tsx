import { DialogContentText } from '@mui/material';
import { useState } from 'react';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import type { ShowToast } from '../../shared/toast/toast';
import type { OutlineLesson } from '../outline/outline';
import type { SaverGroup } from '../saving/saver-group';
import { isNameTaken, saveTemplate, TEMPLATE_NAME_LIMIT } from './api';
import { NotSaved } from './copy-service';
import { texts } from './texts';
import { wordsFor } from './use-copies';
import { TextField } from '../../shared/forms/text-field';
import { WrongFields } from '../../providers/refusal';

interface SaveTemplateDialogProps {
  lesson: OutlineLesson;
  savers: SaverGroup;
  toast: ShowToast;
  onClose: () => void;
}

/** The name stays in its field until the server has the template. */
export function SaveTemplateDialog({ lesson, savers, toast, onClose }: SaveTemplateDialogProps) {
  const [name, setName] = useState(lesson.title.slice(0, TEMPLATE_NAME_LIMIT));
  const [refusal, setRefusal] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    const given = name.trim();
    setBusy(true);
    setRefusal(undefined);
    try {
      if (!(await savers.settle())) throw new NotSaved();
      await saveTemplate(lesson.id, given);
      toast({ title: texts.saved(given) });
      onClose();
    } catch (error) {
      const problem = isNameTaken(error) ? texts.nameTaken : wordsFor(error);
      setRefusal(new WrongFields(problem, { name: problem }));
      setBusy(false);
    }
  };
  return (
    <FormDialog
      title={texts.saveTitle(lesson.title)}
      submit={isBusy ? texts.saving : texts.save}
      isActing={isBusy}
      refusal={refusal}
      onSubmit={save}
      onClose={onClose}
    >
      <DialogContentText>{texts.saveHelp}</DialogContentText>
      <TextField
        name="name"
        fullWidth
        required
        label={texts.name}
        value={name}
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { maxLength: TEMPLATE_NAME_LIMIT } }}
      />
    </FormDialog>
  );
}
