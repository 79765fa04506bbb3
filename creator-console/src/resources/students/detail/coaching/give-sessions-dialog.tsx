import { Alert, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useActs } from '../../../../providers/use-acts';
import { useSessionOfferings } from '../../../../shared/coaching-offerings';
import { ReasonDialog } from '../parts/reason-dialog';
import type { Student } from '../parts/student.api';
import { texts } from './texts';

interface Props {
  student: Student;
  onDone: () => void;
  onClose: () => void;
}

export function GiveSessionsDialog({ student, onDone, onClose }: Props) {
  const { giveSessions } = useActs();
  const offerings = useSessionOfferings();
  const [chosen, choose] = useState('');
  const [sessions, setSessions] = useState('1');
  const [validDays, setValidDays] = useState('');
  const offeringId = chosen || offerings?.[0]?.id || '';
  return (
    <ReasonDialog
      title={texts.giveTitle(student.username)}
      act={texts.give}
      done={texts.given}
      isReady={offeringId !== '' && Number(sessions) > 0}
      onAct={(reason) =>
        giveSessions(student.id, {
          ...{ offeringId, sessions: Number(sessions), reason },
          validDays: validDays === '' ? null : Number(validDays),
        })
      }
      onDone={onDone}
      onClose={onClose}
    >
      {offerings?.length === 0 && <Alert severity="info">{texts.nothingToGive}</Alert>}
      {offeringId !== '' && (
        <TextField
          select
          label={texts.offering}
          value={offeringId}
          onChange={({ target }) => choose(target.value)}
        >
          {offerings?.map(({ id, title }) => (
            <MenuItem key={id} value={id}>
              {title}
            </MenuItem>
          ))}
        </TextField>
      )}
      <TextField
        label={texts.sessions}
        type="number"
        value={sessions}
        onChange={({ target }) => setSessions(target.value)}
        slotProps={{ htmlInput: { min: 1, max: 100 } }}
      />
      <TextField
        label={texts.validDays}
        helperText={texts.validDaysHelp}
        type="number"
        value={validDays}
        onChange={({ target }) => setValidDays(target.value)}
        slotProps={{ htmlInput: { min: 1 } }}
      />
    </ReasonDialog>
  );
}
