import PeopleIcon from '@mui/icons-material/People';
import { StudentShow } from './detail/student-show';
import { StudentList } from './list/student-list';

export { studentPath } from './detail/parts/student-path';

/** What `<Resource>` wants for students. */
export const students = {
  list: StudentList,
  show: StudentShow,
  icon: PeopleIcon,
  options: { label: 'Students' },
  recordRepresentation: 'username',
};
