import AddIcon from '@mui/icons-material/Add';
import { Chip, Stack } from '@mui/material';
import { useState } from 'react';
import type { Student } from '../student/student';
import { TagDialog } from './tag-dialog';
import { texts } from './texts';
import { useTagging } from './use-tagging';

/** The tags of one student, to add to and take off. */
export function TagsOfStudent({ student }: { student: Pick<Student, 'id' | 'username' | 'tags'> }) {
  const { remove } = useTagging();
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack
      component="fieldset"
      direction="row"
      spacing={0.75}
      useFlexGap
      aria-label={texts.tagsOf(student.username)}
      sx={{ flexWrap: 'wrap', alignItems: 'center', border: 0, m: 0, p: 0, minWidth: 0 }}
    >
      {student.tags.map((tag) => (
        <Chip
          key={tag.id}
          size="small"
          variant="outlined"
          label={tag.name}
          aria-label={texts.takeOff(tag.name)}
          onClick={() => void remove(tag, student.id)}
          onDelete={() => void remove(tag, student.id)}
        />
      ))}
      <Chip size="small" icon={<AddIcon />} label={texts.add} onClick={() => setOpen(true)} />
      {isOpen && <TagDialog studentIds={[student.id]} onClose={() => setOpen(false)} />}
    </Stack>
  );
}
