import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import { FilterButton, TopToolbar } from 'react-admin';
import { ExportButton } from '../../../shared/list-export/export-button';
import { RecordList } from '../../../shared/record-list';
import { studentExport } from '../student/student-export';
import { texts } from '../student/texts';
import { InviteButton } from '../acts/invite-button';
import { studentPath } from '../detail/parts/links';
import { ImportButton } from '../import/import-button';
import { ManageTagsButton } from '../tags/manage-tags-button';
import { SelectedStudentsActs, studentColumns, location, StudentName } from './student-table';
import { studentFilters } from './student-filters';
import type { Student } from '../student/student';
import { StudentAddress, StudentStatusChip } from '../student/student-parts';
import { RowCard } from '../../../shared/row-card';

const StudentCard = (student: Student) => (
  <RowCard
    name={<StudentName {...student} />}
    beside={<StudentStatusChip {...student} />}
    facts={[
      <StudentAddress key="address" {...student} />,
      [location(student), student.phone ?? '-'].filter((fact) => fact !== '-').join(' · '),
    ]}
  />
);

export const StudentList = () => (
  <RecordList<Student>
    filters={studentFilters}
    actions={<Actions />}
    sort={{ field: 'joined', order: 'DESC' }}
    icon={PeopleIcon}
    texts={texts}
    to={({ id }) => studentPath(id)}
    bulkActions={<SelectedStudentsActs />}
    columns={studentColumns}
    card={StudentCard}
  />
);

const Actions = () => (
  <TopToolbar>
    <FilterButton />
    <ManageTagsButton />
    <InviteButton />
    <ImportButton />
    <ExportButton of={studentExport} />
  </TopToolbar>
);
