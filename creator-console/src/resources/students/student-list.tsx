import { Avatar, Link, Stack, Typography } from '@mui/material';
import type { components } from '@sanctum/openapi';
import { DataTable, EmailField, FunctionField, List, SearchInput } from 'react-admin';
import { PhoneList, useIsPhone } from '../../shared/phone-list';
import { location } from './location';
import { texts } from './texts';

type Student = components['schemas']['StudentResponse'];

const filters = [<SearchInput key="q" source="q" alwaysOn placeholder={texts.search} />];

/** Everyone with a member account. */
export const StudentList = () => (
  <List
    filters={filters}
    actions={false}
    sort={{ field: 'joined', order: 'DESC' }}
    perPage={25}
    exporter={false}
    title={texts.title}
  >
    {useIsPhone() ? <PhoneList row={Card} /> : <Table />}
  </List>
);

const Table = () => (
  <DataTable bulkActionButtons={false} rowClick={false}>
    <DataTable.Col source="name" label={texts.student}>
      <FunctionField<Student> render={Name} />
    </DataTable.Col>
    <DataTable.Col source="email" label={texts.email}>
      <EmailField source="email" sx={{ overflowWrap: 'anywhere' }} />
    </DataTable.Col>
    <DataTable.Col label={texts.location} disableSort>
      <FunctionField<Student> render={location} />
    </DataTable.Col>
    <DataTable.Col source="phone" label={texts.phone} disableSort>
      <FunctionField<Student> render={({ phone }) => phone ?? '-'} sx={{ whiteSpace: 'nowrap' }} />
    </DataTable.Col>
    <DataTable.Col source="status" label={texts.status} disableSort />
  </DataTable>
);

const Name = ({ username, avatarUrl }: Student) => (
  <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
    <Avatar
      src={avatarUrl ?? undefined}
      alt=""
      sx={{ width: 32, height: 32, fontSize: 14, bgcolor: 'primary.main' }}
    >
      {username.slice(0, 1)}
    </Avatar>
    <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
      {username}
    </Typography>
  </Stack>
);

const Card = (student: Student) => (
  <Stack spacing={0.75}>
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
      <Name {...student} />
      <Typography variant="body2" color="textSecondary">
        {student.status}
      </Typography>
    </Stack>
    <Link href={`mailto:${student.email}`} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {student.email}
    </Link>
    <Typography variant="body2" color="textSecondary">
      {[location(student), student.phone ?? '-'].filter((fact) => fact !== '-').join(' · ')}
    </Typography>
  </Stack>
);
