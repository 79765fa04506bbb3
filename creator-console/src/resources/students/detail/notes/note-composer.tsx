import { Button } from '@mui/material';
import { STUDENT_NOTE_LIMIT } from '@sanctum/openapi/choices';
import { useState } from 'react';
import { useActs } from '../../../../providers/use-acts';
import { useToast } from '../../../../shared/toast/use-toast';
import { texts } from './texts';
import { TextField } from '../../../../shared/forms/text-field';
import { MarkedForm } from '../../../../shared/forms/marked-form';

/** A new note. Its id is made here, so that a second try of one that had arrived adds no second note. */
export function NoteComposer({ studentId, onAdded }: { studentId: string; onAdded: () => void }) {
  const [draft, setDraft] = useState(newDraft);
  const [isSaving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  const toast = useToast();
  const { addStudentNote } = useActs();

  const add = async () => {
    setSaving(true);
    setRefusal(undefined);
    try {
      await addStudentNote({ id: draft.id, studentId, note: draft.text });
      setDraft(newDraft());
      onAdded();
    } catch (error) {
      setRefusal(error);
      toast({ title: texts.failedAdd, text: texts.kept, failed: true });
    } finally {
      setSaving(false);
    }
  };

  return (
    <MarkedForm
      refusal={refusal}
      isBusy={isSaving}
      isUnsaved={draft.text.trim() !== ''}
      sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}
      onSubmit={add}
    >
      <TextField
        name="note"
        label={texts.newNote}
        helperText={texts.onlyYou}
        value={draft.text}
        onChange={({ target }) => setDraft({ ...draft, text: target.value })}
        slotProps={{ htmlInput: { maxLength: STUDENT_NOTE_LIMIT } }}
        multiline
        minRows={3}
        fullWidth
      />
      <Button type="submit" variant="contained" disabled={isSaving || draft.text.trim() === ''}>
        {texts.add}
      </Button>
    </MarkedForm>
  );
}

const newDraft = () => ({ id: crypto.randomUUID(), text: '' });
