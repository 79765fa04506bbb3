import type { BuilderServices } from '../content/lessons';
import type { CourseOutline, OutlineLesson } from '../outline/outline';
import { TemplatesDialog } from './templates-dialog';
import { type Copies, wordsFor, NotSaved } from './use-copies';
import { DialogContentText } from '@mui/material';
import { useState } from 'react';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { isNameTaken, saveTemplate, TEMPLATE_NAME_LIMIT } from './api';
import { texts } from './texts';
import { TextField } from '../../shared/forms/text-field';
import { useAct } from '../../shared/fresh-sign-in/use-act';
import { WrongFields } from '../../providers/refusal';

interface SaveTemplateDialogProps {
  lesson: OutlineLesson;
  services: BuilderServices;
  onClose: () => void;
}

/** Dialog for naming a template. The name stays in its field until the server has stored the template. */
function SaveTemplateDialog({ lesson, services: { savers, toast }, onClose }: SaveTemplateDialogProps) {
  const [name, setName] = useState(lesson.title.slice(0, TEMPLATE_NAME_LIMIT));
  const { run, ...acting } = useAct();
  const save = async () => {
    const given = name.trim();
    try {
      if (!(await savers.settle())) throw new NotSaved();
      await saveTemplate(lesson.id, given);
    } catch (error) {
      const problem = isNameTaken(error) ? texts.nameTaken : wordsFor(error);
      throw new WrongFields(problem, { name: problem });
    }
    toast({ title: texts.saved(given) });
    onClose();
  };
  return (
    <FormDialog
      {...acting}
      title={texts.saveTitle(lesson.title)}
      submit={acting.isActing ? texts.saving : texts.save}
      onSubmit={() => run(save)}
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

/** Question to answer before a template is saved or used. */
export type CopyQuestion = { ask: 'saveTemplate' | 'fromTemplate'; id: string };

interface CopyDialogsProps {
  question: CopyQuestion;
  outline: CourseOutline;
  services: BuilderServices;
  copies: Copies;
  onClose: () => void;
}

export function CopyDialogs({ question: { ask, id }, outline, services, copies, onClose }: CopyDialogsProps) {
  if (ask === 'fromTemplate') return <TemplatesDialog moduleId={id} copies={copies} onClose={onClose} />;
  const lesson = outline.lessons.find((each) => each.id === id);
  return lesson ? <SaveTemplateDialog lesson={lesson} services={services} onClose={onClose} /> : null;
}
