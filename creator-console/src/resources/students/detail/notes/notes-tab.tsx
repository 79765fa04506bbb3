import NotesIcon from '@mui/icons-material/EditNoteOutlined';
import { Stack, Typography, Box, Button } from '@mui/material';
import { useState } from 'react';
import { EmptyPlace } from '../../../../shared/empty-place';
import { Loaded } from '../../../../shared/loaded';
import { type Student, readNotes, type StudentNote } from '../parts/student.api';
import { useStudentPart } from '../parts/use-student-part';
import { texts } from './texts';
import { TextField } from '../../../../shared/forms/text-field';
import { NoteEditor } from './note-editor';
import { NoteView } from './note-view';
import { STUDENT_NOTE_LIMIT } from '@sanctum/openapi/choices';
import { useActs } from '../../../../providers/use-acts';
import { useToast } from '../../../../shared/toast/use-toast';
import { MarkedForm } from '../../../../shared/forms/marked-form';

/** Form for a new note. Its id is made here, so that retrying one that had arrived doesn't add a second note. */
function NoteComposer({ studentId, onAdded }: { studentId: string; onAdded: () => void }) {
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

function NoteCard({ note, onChanged }: { note: StudentNote; onChanged: () => void }) {
  const [isEditing, setEditing] = useState(false);
  return (
    <Box
      component="li"
      sx={{
        p: 2,
        border: 1,
        borderRadius: 1,
        borderColor: note.isPinned ? 'primary.main' : 'divider',
      }}
    >
      {isEditing ? (
        <NoteEditor
          note={note}
          onCancel={() => setEditing(false)}
          onSaved={() => {
            setEditing(false);
            onChanged();
          }}
        />
      ) : (
        <NoteView note={note} onEdit={() => setEditing(true)} onChanged={onChanged} />
      )}
    </Box>
  );
}

export function NotesTab({ student }: { student: Student }) {
  const query = useStudentPart(student.id, 'notes', readNotes);
  const refresh = () => void query.refetch();
  return (
    <Stack spacing={3} sx={{ maxWidth: '46rem' }}>
      <NoteComposer studentId={student.id} onAdded={refresh} />
      <Loaded query={query} empty={<EmptyPlace icon={NotesIcon} title={texts.none} text={texts.noneText} />}>
        {(notes) => <Notes notes={notes} onChanged={refresh} />}
      </Loaded>
    </Stack>
  );
}

function Notes({ notes, onChanged }: { notes: StudentNote[]; onChanged: () => void }) {
  const [typed, setTyped] = useState('');
  const words = withoutAccents(typed.trim());
  const found = notes.filter(({ note }) => withoutAccents(note).includes(words));
  return (
    <Stack spacing={2}>
      <TextField
        name="q"
        type="search"
        size="small"
        label={texts.search}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        sx={{ maxWidth: '20rem' }}
      />
      {found.length === 0 && <Typography component="output">{texts.noneFound(typed.trim())}</Typography>}
      <Stack component="ul" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {found.map((note) => (
          <NoteCard key={note.id} note={note} onChanged={onChanged} />
        ))}
      </Stack>
    </Stack>
  );
}

/** Lowercases and removes accents, so that `nina` finds `Niña` too. */
const withoutAccents = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
