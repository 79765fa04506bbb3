import PeopleIcon from '@mui/icons-material/People';
import { lazily } from '../../shared/lazily';

export { BookDialog } from './detail/coaching/book-dialog';
export { MinorChip } from './student/student-parts';
export { studentPath } from './detail/parts/links';

export const students = {
  list: lazily(() => import('./list/student-list'), 'StudentList'),
  show: lazily(() => import('./detail/student-show'), 'StudentShow'),
  icon: PeopleIcon,
  recordRepresentation: 'username',
};
