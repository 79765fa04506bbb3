import { Alert, Box, Button, Stack, TextField } from '@mui/material';
import { STUDENT_NOTE_LIMIT } from '@sanctum/openapi/choices';
import { useState } from 'react';
import { focusFirst } from '../../../../shared/focus-first';
import { useActs } from '../../../../providers/use-acts';
import { isMissing } from '../../../../providers/refusal';
import { useToast } from '../../../../shared/toast/use-toast';
import { isStale } from '../parts/student.api';
import { readNotes, type StudentNote } from './student-notes.api';
import { texts } from './texts';

interface Props {
  note: StudentNote;
  onCancel: () => void;
  onSaved: () => void;
}

/** New words for a note. They stay in the field until they are saved, also when the note was changed elsewhere meanwhile. */
export function NoteEditor({ note, onCancel, onSaved }: Props) {
  const [typed, setTyped] = useState(note.note);
  const [present, setPresent] = useState(note);
  const [isSaving, setSaving] = useState(false);
  const toast = useToast();
  const { editStudentNote } = useActs();

  const save = async () => {
    setSaving(true);
    try {
      await editStudentNote(present, { note: typed });
      onSaved();
    } catch (error) {
      if (isStale(error)) await meetNewer();
      else
        toast({ title: texts.failedUpdate, text: isMissing(error) ? texts.gone : texts.kept, failed: true });
    } finally {
      setSaving(false);
    }
  };
  const meetNewer = async () => {
    const newer = (await readNotes(note.studentId)).find(({ id }) => id === note.id);
    if (newer) setPresent(newer);
  };

  return (
    <Stack
      component="form"
      ref={focusFirst}
      spacing={1.5}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {present.version !== note.version && (
        <Alert severity="warning">
          {texts.stale}
          <Box
            component="blockquote"
            sx={{ my: 0.5, ml: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
          >
            {present.note}
          </Box>
          {texts.staleSave}
        </Alert>
      )}
      <TextField
        label={texts.note}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ htmlInput: { maxLength: STUDENT_NOTE_LIMIT } }}
        multiline
        minRows={3}
        fullWidth
      />
      <Stack direction="row" spacing={1}>
        <Button type="submit" variant="contained" disabled={isSaving || typed.trim() === ''}>
          {texts.save}
        </Button>
        <Button onClick={onCancel}>{texts.cancel}</Button>
      </Stack>
    </Stack>
  );
}
