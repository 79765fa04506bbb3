import LabelIcon from '@mui/icons-material/LabelOutlined';
import { useState } from 'react';
import { Button, useListContext } from 'react-admin';
import type { Student } from '../student/student';
import { TagDialog } from './tag-dialog';
import { texts } from './texts';

export function TagSelectedButton() {
  const { selectedIds } = useListContext<Student>();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button label={texts.add} onClick={() => setOpen(true)}>
        <LabelIcon />
      </Button>
      {isOpen && <TagDialog studentIds={selectedIds} onClose={() => setOpen(false)} />}
    </>
  );
}
