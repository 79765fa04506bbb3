import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import type { Student } from '../parts/student.api';
import { studentPath } from '../parts/links';
import type { Kin, StudentFamilyFacts } from './family.api';
import { texts } from './texts';
import { useActs } from '../../../../providers/use-acts';
import { PageLink } from '../../../../shared/page-link';
import { ActDialog } from '../../../../shared/fresh-sign-in/act-dialog';

interface Props {
  student: Student;
  family: StudentFamilyFacts;
  onRemoved: () => void;
}

/** Guardians of a minor, also invited ones, each with a button to remove them. */
export function Guardians({ student, family: { guardians, candidate }, onRemoved }: Props) {
  const [removing, setRemoving] = useState<Kin | null>(null);
  const { removeGuardian } = useActs();
  if (guardians.length === 0 && !candidate)
    return <Typography color="textSecondary">{texts.noGuardian}</Typography>;
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      {guardians.map((guardian) => (
        <Guardian
          key={guardian.id}
          label={texts.guardian}
          guardian={guardian}
          onRemove={() => setRemoving(guardian)}
        />
      ))}
      {candidate && (
        <Guardian
          label={texts.waits}
          guardian={candidate}
          state={candidate.isConfirmed ? texts.waitsConfirmed : texts.waitsUnconfirmed}
          onRemove={() => setRemoving(candidate)}
        />
      )}
      {removing && (
        <ActDialog
          isGrave
          title={texts.removeTitle(removing.name)}
          text={texts.removeText}
          submit={texts.removeSubmit}
          done={() => texts.removed}
          onSubmit={() => removeGuardian(student.id, removing.id)}
          onDone={onRemoved}
          onClose={() => setRemoving(null)}
        />
      )}
    </Stack>
  );
}

interface GuardianProps {
  label: string;
  guardian: Kin;
  state?: string;
  onRemove: () => void;
}

const Guardian = ({ label, guardian: { id, name }, state, onRemove }: GuardianProps) => (
  <Stack direction="row" spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
    <Typography>
      {label}:{' '}
      <PageLink to={studentPath(id)} sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </PageLink>
      {state && ` (${state})`}
    </Typography>
    <Button size="small" aria-label={texts.remove(name)} onClick={onRemove}>
      {texts.removeShort}
    </Button>
  </Stack>
);
