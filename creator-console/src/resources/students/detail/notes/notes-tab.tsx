import NotesIcon from '@mui/icons-material/EditNoteOutlined';
import { Stack, Typography, Box } from '@mui/material';
import { useState } from 'react';
import { EmptyPlace } from '../../../../shared/empty-place';
import { Loaded } from '../../../../shared/loaded';
import type { Student } from '../parts/student.api';
import { useStudentPart } from '../parts/use-student-part';
import { NoteComposer } from './note-composer';
import { readNotes, type StudentNote } from './student-notes.api';
import { texts } from './texts';
import { TextField } from '../../../../shared/forms/text-field';
import { NoteEditor } from './note-editor';
import { NoteView } from './note-view';

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
      <Loaded query={query}>
        {(notes) =>
          notes.length === 0 ? (
            <EmptyPlace icon={NotesIcon} title={texts.none} text={texts.noneText} />
          ) : (
            <Notes notes={notes} onChanged={refresh} />
          )
        }
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
