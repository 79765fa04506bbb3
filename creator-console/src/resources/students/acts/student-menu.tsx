import MoreVertIcon from '@mui/icons-material/MoreVert';
import { IconButton, Menu, MenuItem } from '@mui/material';
import { type MouseEvent, useRef, useState } from 'react';
import type { Student } from '../student/student';
import { DecisionDialog } from './decision-dialog';
import { LetterDialog } from './letter-dialog';
import { type Decision, texts } from './texts';

type Act = Decision | 'letter';

const labelOf = (act: Act): string => (act === 'letter' ? texts.letter.send : texts.decisions[act].submit);

/** Menu of actions on a student, in a list row and on the student's page. */
export function StudentMenu({ student }: { student: Pick<Student, 'id' | 'username' | 'email' | 'status'> }) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<'menu' | Act>();
  const close = () => setOpen(undefined);
  const acts: Act[] = ['letter', 'signOut', student.status === 'blocked' ? 'unblock' : 'block'];
  // Within a list row, a click on the menu must not open the row.
  const choose = (what: 'menu' | Act | undefined) => (event: MouseEvent) => {
    event.stopPropagation();
    setOpen(what);
  };
  return (
    <>
      <IconButton
        ref={button}
        aria-label={texts.more(student.username)}
        aria-haspopup="menu"
        aria-expanded={open === 'menu'}
        onClick={choose('menu')}
      >
        <MoreVertIcon />
      </IconButton>
      <Menu
        open={open === 'menu'}
        anchorEl={() => button.current}
        onClick={(event) => event.stopPropagation()}
        onClose={close}
      >
        {acts.map((act) => (
          <MenuItem key={act} onClick={choose(act)}>
            {labelOf(act)}
          </MenuItem>
        ))}
      </Menu>
      {open === 'letter' && <LetterDialog student={student} onClose={close} />}
      {open && open !== 'menu' && open !== 'letter' && (
        <DecisionDialog student={student} decision={open} onClose={close} />
      )}
    </>
  );
}
