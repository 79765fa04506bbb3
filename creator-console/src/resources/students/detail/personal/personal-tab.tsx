import EditIcon from '@mui/icons-material/EditOutlined';
import { Alert, Button, Stack, Box } from '@mui/material';
import { useState } from 'react';
import { Form, SaveButton } from 'react-admin';
import { type Student, readStudent } from '../parts/student.api';
import { StudentFamily } from '../family/student-family';
import { RecordFields } from './record-fields';
import { formOf, changesOf, type RecordForm, differing } from './record-form';
import { texts } from './texts';
import { useQueryClient } from '@tanstack/react-query';
import { useActs } from '../../../../providers/use-acts';
import { useToast } from '../../../../shared/toast/use-toast';
import { isStale, refusalOf } from '../../../../providers/refusal';
import { PlainRecordForm } from '../../../../shared/forms/record-form';

/** Warning about fields changed elsewhere while the form was open. */
const StaleRecord = ({ began, now }: { began: RecordForm; now: RecordForm }) => (
  <Alert severity="warning">
    {texts.stale}
    <Box component="ul" sx={{ my: 0.5, pl: 2.5, overflowWrap: 'anywhere' }}>
      {differing(began, now).map((field) => (
        <li key={field}>{texts.staleNow(texts.fields[field], now[field] ?? texts.empty)}</li>
      ))}
    </Box>
    {texts.staleSave}
  </Alert>
);

/**
 * Edits the record. Typed text stays until it is saved: after a failure, and after a change elsewhere, which is then
 * shown above it.
 */
function RecordEditor({ student, onDone }: { student: Student; onDone: () => void }) {
  const [began] = useState(() => formOf(student));
  const [version, setVersion] = useState(student.version);
  const [newer, setNewer] = useState<RecordForm>();
  const toast = useToast();
  const { saveStudentRecord } = useActs();
  const queries = useQueryClient();

  const meetNewer = async () => {
    const now = await readStudent(student.id);
    setVersion(now.version);
    setNewer(formOf(now));
  };

  /** Returns the errors by field. */
  const save = async (typed: Partial<RecordForm>): Promise<Record<string, string> | undefined> => {
    const changes = changesOf(began, typed);
    try {
      if (Object.keys(changes).length > 0) {
        const saved = await saveStudentRecord(student.id, version, changes);
        queries.setQueryData(['students', 'part', student.id, 'record'], saved);
        toast({ title: texts.saved });
      }
      onDone();
      return undefined;
    } catch (error) {
      if (isStale(error)) {
        await meetNewer();
        return undefined;
      }
      const { message = texts.tryAgain, fields } = refusalOf(error);
      toast({ title: texts.failed, text: message, failed: true });
      return fields;
    }
  };

  return (
    <PlainRecordForm record={began} onSubmit={save}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        {newer && <StaleRecord began={began} now={newer} />}
        <RecordFields signInName={student.signInName} />
        <Stack direction="row" spacing={1}>
          <SaveButton type="submit" label={texts.save} alwaysEnable />
          <Button onClick={onDone}>{texts.cancel}</Button>
        </Stack>
      </Stack>
    </PlainRecordForm>
  );
}

/** A student's record, read-only until Edit is clicked, and the family. */
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
