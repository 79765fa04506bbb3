import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import { Button } from '@mui/material';
import { FilterButton, List, TopToolbar, useListContext } from 'react-admin';
import { EmptyPlace } from '../../../shared/empty-place';
import { ListFailed, ListLoading } from '../../../shared/list-states';
import { PhoneList, useIsPhone } from '../../../shared/phone-list';
import type { Student } from '../student/student';
import { texts } from '../student/texts';
import { InviteButton } from '../acts/invite-button';
import { studentPath } from '../detail/parts/student-path';
import { ExportButton } from '../export/export-button';
import { ImportButton } from '../import/import-button';
import { ManageTagsButton } from '../tags/manage-tags-button';
import { TagSelectedButton } from '../tags/tag-selected-button';
import { StudentCard } from './student-card';
import { studentFilters } from './student-filters';
import { StudentTable } from './student-table';

/** Everyone with a member account. */
export const StudentList = () => (
  <List
    filters={studentFilters}
    actions={<Actions />}
    sort={{ field: 'joined', order: 'DESC' }}
    perPage={25}
    exporter={false}
    empty={false}
    error={<ListFailed />}
    title={texts.title}
  >
    <Rows />
  </List>
);

const Actions = () => (
  <TopToolbar>
    <FilterButton />
    <ManageTagsButton />
    <InviteButton />
    <ImportButton />
    <ExportButton />
  </TopToolbar>
);

function Rows() {
  const { total, isPending, filterValues } = useListContext<Student>();
  const isPhone = useIsPhone();
  if (isPending) return <ListLoading />;
  if (total === 0) return Object.keys(filterValues).length > 0 ? <NoneFound /> : <NoneYet />;
  return isPhone ? (
    <PhoneList row={StudentCard} to={({ id }) => studentPath(id)} bulkActions={<TagSelectedButton />} />
  ) : (
    <StudentTable />
  );
}

const NoneYet = () => <EmptyPlace icon={PeopleIcon} title={texts.none} text={texts.noneYet} />;

function NoneFound() {
  const { setFilters } = useListContext();
  return (
    <EmptyPlace icon={PeopleIcon} title={texts.noneFound} text={texts.noneFoundText}>
      <Button onClick={() => setFilters({}, {})}>{texts.clearFilters}</Button>
    </EmptyPlace>
  );
}
