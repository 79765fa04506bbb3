import PeopleIcon from '@mui/icons-material/People';
import { StudentList } from './student-list';

/** What `<Resource>` wants for students. */
export const students = {
  list: StudentList,
  icon: PeopleIcon,
  options: { label: 'Students' },
  recordRepresentation: 'username',
};
