import { Avatar, Stack, Typography } from '@mui/material';
import type { components } from '@sanctum/openapi';
import { DataTable, EmailField, FunctionField, List, SearchInput } from 'react-admin';
import { location } from './location';
import { texts } from './texts';

type Student = components['schemas']['StudentResponse'];

const filters = [<SearchInput key="q" source="q" alwaysOn placeholder={texts.search} />];

/** Everyone with a member account (spec §2, Creator Portal: Students). */
export const StudentList = () => (
  <List
    filters={filters}
    sort={{ field: 'joined', order: 'DESC' }}
    perPage={25}
    exporter={false}
    title={texts.title}
  >
    <DataTable bulkActionButtons={false} rowClick={false}>
      <DataTable.Col source="name" label={texts.student}>
        <FunctionField<Student>
          render={({ username, avatarUrl }) => (
            <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
              <Avatar
                src={avatarUrl ?? undefined}
                alt=""
                sx={{ width: 32, height: 32, fontSize: 14, bgcolor: 'primary.main' }}
              >
                {username.slice(0, 1)}
              </Avatar>
              <Typography variant="body2" sx={{ fontWeight: 600 }}>
                {username}
              </Typography>
            </Stack>
          )}
        />
      </DataTable.Col>
      <DataTable.Col source="email" label={texts.email}>
        <EmailField source="email" />
      </DataTable.Col>
      <DataTable.Col label={texts.location} disableSort>
        <FunctionField<Student> render={location} />
      </DataTable.Col>
      <DataTable.Col source="phone" label={texts.phone} disableSort>
        <FunctionField<Student> render={({ phone }) => phone ?? '-'} />
      </DataTable.Col>
      <DataTable.Col source="status" label={texts.status} disableSort />
    </DataTable>
  </List>
);
