import { Box } from '@mui/material';
import { useState } from 'react';
import { NoteEditor } from './note-editor';
import { NoteView } from './note-view';
import type { StudentNote } from './student-notes.api';

interface Props {
  note: StudentNote;
  onChanged: () => void;
}

/** One note, to be read or to be changed. */
export function NoteCard({ note, onChanged }: Props) {
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
