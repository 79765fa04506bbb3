import PeopleIcon from '@mui/icons-material/People';
import { lazy } from 'react';
import { StudentList } from './list/student-list';
import { texts } from './student/texts';

export { BookDialog } from './detail/coaching/book-dialog';
export { MinorChip } from './student/student-parts';
export { studentPath } from './detail/parts/links';

/** Loaded when a student is opened, with all of its tabs. */
const StudentShow = lazy(async () => ({ default: (await import('./detail/student-show')).StudentShow }));

export const students = {
  list: StudentList,
  show: StudentShow,
  icon: PeopleIcon,
  options: { label: texts.title },
  recordRepresentation: 'username',
};
