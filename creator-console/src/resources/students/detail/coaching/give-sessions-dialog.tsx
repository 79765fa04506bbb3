import { Alert } from '@mui/material';
import { useState } from 'react';
import { useActs } from '../../../../providers/use-acts';
import { useSessionOfferings } from '../../../../shared/coaching-offerings';
import { SessionTerms, termsOf, typedTerms } from '../../../../shared/session-terms/session-terms';
import { ReasonDialog } from '../parts/reason-dialog';
import type { Student } from '../parts/student.api';
import { texts } from './texts';
import { ChoiceField } from '../../../../shared/forms/use-fields';

interface Props {
  student: Student;
  onDone: () => void;
  onClose: () => void;
}

export function GiveSessionsDialog({ student, onDone, onClose }: Props) {
  const { giveSessions } = useActs();
  const offerings = useSessionOfferings();
  const [chosen, choose] = useState('');
  const [typed, type] = useState(typedTerms({ sessions: null, validDays: null }));
  const terms = termsOf(typed);
  const offeringId = chosen || offerings?.[0]?.id || '';
  return (
    <ReasonDialog
      title={texts.giveTitle(student.username)}
      act={texts.give}
      done={texts.given}
      isReady={offeringId !== '' && terms !== undefined}
      onAct={async (reason) => terms && giveSessions(student.id, { offeringId, ...terms, reason })}
      onDone={onDone}
      onClose={onClose}
    >
      {offerings?.length === 0 && <Alert severity="info">{texts.nothingToGive}</Alert>}
      {offeringId !== '' && (
        <ChoiceField
          name="offeringId"
          label={texts.offering}
          choices={offerings?.map(({ id, title }) => ({ id, name: title })) ?? []}
          value={offeringId}
          onChange={choose}
        />
      )}
      <SessionTerms typed={typed} onType={type} />
    </ReasonDialog>
  );
}
