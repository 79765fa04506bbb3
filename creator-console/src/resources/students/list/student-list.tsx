import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import { FilterButton, TopToolbar } from 'react-admin';
import { ExportButton } from '../../../shared/list-export/export-button';
import { PhoneList } from '../../../shared/phone-list';
import { RecordList } from '../../../shared/record-list';
import { studentExport } from '../student/student-export';
import { texts } from '../student/texts';
import { InviteButton } from '../acts/invite-button';
import { studentPath } from '../detail/parts/student-path';
import { ImportButton } from '../import/import-button';
import { ManageTagsButton } from '../tags/manage-tags-button';
import { SelectedStudentsActs } from './selected-students-acts';
import { StudentCard } from './student-card';
import { studentFilters } from './student-filters';
import { StudentTable } from './student-table';

/** Everyone with a member account. */
export const StudentList = () => (
  <RecordList
    filters={studentFilters}
    actions={<Actions />}
    sort={{ field: 'joined', order: 'DESC' }}
    icon={PeopleIcon}
    texts={texts}
    table={<StudentTable />}
    cards={
      <PhoneList row={StudentCard} to={({ id }) => studentPath(id)} bulkActions={<SelectedStudentsActs />} />
    }
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
