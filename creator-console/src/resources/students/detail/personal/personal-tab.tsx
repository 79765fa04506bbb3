import EditIcon from '@mui/icons-material/EditOutlined';
import { Alert, Button, Stack } from '@mui/material';
import { useState } from 'react';
import { Form } from 'react-admin';
import type { Student } from '../parts/student.api';
import { RecordFields } from './record-fields';
import { formOf } from './record-form';
import { RecordEditor } from './record-editor';
import { texts } from './texts';

/** What is known of the student; read-only until Edit is pressed. */
export function PersonalTab({ student }: { student: Student }) {
  const [isEditing, setEditing] = useState(false);
  if (isEditing) return <RecordEditor student={student} onDone={() => setEditing(false)} />;
  return (
    <Form key={student.version} record={formOf(student)}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        {student.pendingEmail !== null && (
          <Alert severity="info">{texts.pending(student.pendingEmail)}</Alert>
        )}
        <RecordFields readOnly />
        <Button variant="contained" startIcon={<EditIcon />} onClick={() => setEditing(true)}>
          {texts.edit}
        </Button>
      </Stack>
    </Form>
  );
}
