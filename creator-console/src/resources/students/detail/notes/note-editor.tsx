import { Alert, Box, Button, Stack } from '@mui/material';
import { STUDENT_NOTE_LIMIT } from '@sanctum/openapi/choices';
import { useState } from 'react';
import { focusFirst } from '../../../../shared/focus-first';
import { useActs } from '../../../../providers/use-acts';
import { isMissing, isStale } from '../../../../providers/refusal';
import { useToast } from '../../../../shared/toast/use-toast';
import { readNotes, type StudentNote } from '../parts/student.api';
import { texts } from './texts';
import { TextField } from '../../../../shared/forms/text-field';
import { MarkedForm } from '../../../../shared/forms/marked-form';

interface Props {
  note: StudentNote;
  onCancel: () => void;
  onSaved: () => void;
}

/** Editor of a note. Text stays in the field until it is saved, even if the note was changed elsewhere. */
// oxlint-disable-next-line max-lines-per-function -- saving and meeting a newer note share what was typed
export function NoteEditor({ note, onCancel, onSaved }: Props) {
  const [typed, setTyped] = useState(note.note);
  const [present, setPresent] = useState(note);
  const [isSaving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  const toast = useToast();
  const { editStudentNote } = useActs();

  const save = async () => {
    setSaving(true);
    setRefusal(undefined);
    try {
      await editStudentNote(present, { note: typed });
      onSaved();
    } catch (error) {
      if (isStale(error)) await meetNewer();
      else {
        setRefusal(error);
        toast({ title: texts.failedUpdate, text: isMissing(error) ? texts.gone : texts.kept, failed: true });
      }
    } finally {
      setSaving(false);
    }
  };
  const meetNewer = async () => {
    const newer = (await readNotes(note.studentId)).find(({ id }) => id === note.id);
    if (newer) setPresent(newer);
  };

  return (
    <MarkedForm refusal={refusal} isBusy={isSaving} isUnsaved={typed !== note.note} onSubmit={save}>
      <Stack spacing={1.5} ref={focusFirst}>
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
          name="note"
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
    </MarkedForm>
  );
}
