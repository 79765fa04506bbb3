import { Button, Link, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Student } from '../parts/student.api';
import { studentPath } from '../parts/student-path';
import type { Kin, StudentFamilyFacts } from './family.api';
import { RemoveGuardianDialog } from './remove-guardian-dialog';
import { texts } from './texts';

interface Props {
  student: Student;
  family: StudentFamilyFacts;
  onRemoved: () => void;
}

/** Guardians of a minor and who waits to be one, each with the way to remove them. */
export function Guardians({ student, family: { guardians, candidate }, onRemoved }: Props) {
  const [removing, setRemoving] = useState<Kin | null>(null);
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
        <RemoveGuardianDialog
          student={student}
          guardian={removing}
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
      <Link component={RouterLink} to={studentPath(id)} sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Link>
      {state && ` (${state})`}
    </Typography>
    <Button size="small" aria-label={texts.remove(name)} onClick={onRemove}>
      {texts.removeShort}
    </Button>
  </Stack>
);
