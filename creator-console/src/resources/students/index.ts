import PeopleIcon from '@mui/icons-material/People';
import { StudentShow } from './detail/student-show';
import { StudentList } from './list/student-list';
import { texts } from './student/texts';

export { BookDialog } from './detail/coaching/book-dialog';
export { MinorChip } from './student/student-parts';
export { studentPath } from './detail/parts/links';

export const students = {
  list: StudentList,
  show: StudentShow,
  icon: PeopleIcon,
  options: { label: texts.title },
  recordRepresentation: 'username',
};
