import { Button, Stack, Typography } from '@mui/material';
import { DataTable, FunctionField } from 'react-admin';
import { Link } from 'react-router-dom';
import { agoOf } from '../../../shared/moment';
import { NamedRowBoxes } from '../../../shared/named-row-boxes';
import { EmailButton } from '../acts/email-button';
import { StudentMenu } from '../acts/student-menu';
import { studentPath } from '../detail/parts/student-path';
import type { Student } from '../student/student';
import { StudentMailLink } from '../student/student-address';
import { texts } from '../student/texts';
import { location } from './location';
import { SelectedStudentsActs } from './selected-students-acts';
import { StudentName } from './student-name';
import { StudentStatusChip } from '../student/student-status-chip';

/** Left out where the menu leaves little room: the student's page says it, too. */
const WHERE_WIDE = { display: { xs: 'none', lg: 'table-cell' } } as const;

export const StudentTable = () => (
  <NamedRowBoxes>
    <DataTable<Student> bulkActionButtons={<SelectedStudentsActs />} rowClick="show">
      <DataTable.Col<Student>
        source="name"
        label={texts.student}
        sx={{ minWidth: 170 }}
        render={StudentName}
      />
      <DataTable.Col<Student> source="email" label={texts.email} sx={{ minWidth: 148 }} render={Mail} />
      <DataTable.Col<Student>
        source="level"
        label={texts.level}
        sx={WHERE_WIDE}
        render={({ level }) => level}
      />
      <DataTable.Col<Student> source="location" label={texts.location} sx={WHERE_WIDE} render={location} />
      <DataTable.Col source="phone" label={texts.phone} sx={WHERE_WIDE}>
        <FunctionField<Student> render={({ phone }) => phone ?? '-'} sx={{ whiteSpace: 'nowrap' }} />
      </DataTable.Col>
      <DataTable.Col<Student>
        source="lastSeenAt"
        label={texts.lastSeen}
        sx={{ whiteSpace: { lg: 'nowrap' } }}
        render={lastSeen}
      />
      <DataTable.Col<Student> label={texts.status} disableSort render={StudentStatusChip} />
      <DataTable.Col<Student> label={texts.actions} disableSort render={Actions} />
    </DataTable>
  </NamedRowBoxes>
);

const Mail = (student: Student) => (
  <Typography variant="body2" component="span">
    <StudentMailLink student={student} />
  </Typography>
);

const Actions = (student: Student) => (
  <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'flex-end' }}>
    <Button
      component={Link}
      to={studentPath(student.id)}
      size="small"
      aria-label={texts.viewProfileOf(student.username)}
      onClick={(event) => event.stopPropagation()}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {texts.viewProfile}
    </Button>
    <EmailButton student={student} />
    <StudentMenu student={student} />
  </Stack>
);

const lastSeen = ({ lastSeenAt }: Student): string =>
  lastSeenAt === null ? texts.never : agoOf(lastSeenAt, new Date());
