import { Button, Link, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Loaded } from '../../../../shared/loaded';
import type { Student } from '../parts/student.api';
import { studentPath } from '../parts/student-path';
import { useStudentPart } from '../parts/use-student-part';
import { CallDialog } from './call-dialog';
import { Consents } from './consents';
import { Guardians } from './guardians';
import { type Kin, readFamily, type StudentFamilyFacts } from './family.api';
import { texts } from './texts';

/** Guardians of a minor and the consents given, and the children of a guardian. Other students see nothing here. */
export function StudentFamily({ student }: { student: Student }) {
  const query = useStudentPart(student.id, 'family', readFamily);
  const { data } = query;
  if (data && !isMinor(data) && data.wards.length === 0) return null;
  return (
    <Stack component="section" spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography variant="h6" component="h3">
        {texts.title}
      </Typography>
      <Loaded query={query}>
        {(family) => (
          <>
            {family.wards.length > 0 && <People label={texts.wards} people={family.wards} />}
            {isMinor(family) && (
              <Minor student={student} family={family} onChanged={() => void query.refetch()} />
            )}
          </>
        )}
      </Loaded>
    </Stack>
  );
}

const isMinor = ({ ageBand }: StudentFamilyFacts) => ageBand === 'child' || ageBand === 'teen';

interface MinorProps {
  student: Student;
  family: StudentFamilyFacts;
  onChanged: () => void;
}

function Minor({ student, family, onChanged }: MinorProps) {
  const { guardians, candidate, agreed, consents } = family;
  const spokenWith = candidate?.isConfirmed ? [...guardians, candidate] : guardians;
  const [isNoting, setNoting] = useState(false);
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Guardians student={student} family={family} onRemoved={onChanged} />
      <Typography>
        {texts.agreed}:{' '}
        {agreed.length === 0
          ? texts.nothingAgreed
          : agreed.map((purpose) => texts.purposes[purpose]).join(' · ')}
      </Typography>
      <Consents consents={consents} />
      {guardians.length > 0 && (
        <Button variant="outlined" onClick={() => setNoting(true)}>
          {texts.noteCall}
        </Button>
      )}
      {isNoting && (
        <CallDialog
          student={student}
          guardians={spokenWith}
          onDone={onChanged}
          onClose={() => setNoting(false)}
        />
      )}
    </Stack>
  );
}

const People = ({ label, people }: { label: string; people: Kin[] }) => (
  <Typography>
    {label}:{' '}
    {people.map(({ id, name }, place) => (
      <span key={id}>
        {place > 0 && ' · '}
        <Link component={RouterLink} to={studentPath(id)} sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Link>
      </span>
    ))}
  </Typography>
);
