import EditIcon from '@mui/icons-material/EditOutlined';
import { Alert, Button, Stack } from '@mui/material';
import { useState } from 'react';
import { Form } from 'react-admin';
import type { Student } from '../parts/student.api';
import { StudentFamily } from '../family/student-family';
import { RecordFields } from './record-fields';
import { formOf } from './record-form';
import { RecordEditor } from './record-editor';
import { texts } from './texts';

/** Student's record, read-only until Edit is pressed, and the family. */
export const PersonalTab = ({ student }: { student: Student }) => (
  <Stack spacing={4}>
    <Record student={student} />
    <StudentFamily student={student} />
  </Stack>
);

function Record({ student }: { student: Student }) {
  const [isEditing, setEditing] = useState(false);
  if (isEditing) return <RecordEditor student={student} onDone={() => setEditing(false)} />;
  return (
    <Form key={student.version} record={formOf(student)}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        {student.pendingEmail !== null && (
          <Alert severity="info">
            {student.isEmailAwaitingGuardian
              ? texts.awaitingGuardian(student.pendingEmail)
              : texts.pending(student.pendingEmail)}
          </Alert>
        )}
        <RecordFields readOnly signInName={student.signInName} />
        <Button variant="contained" startIcon={<EditIcon />} onClick={() => setEditing(true)}>
          {texts.edit}
        </Button>
      </Stack>
    </Form>
  );
}
