import { Stack, Typography, Box } from '@mui/material';
import { DialogButton } from '../../../../shared/dialogs/dialog-button';
import { Loaded } from '../../../../shared/loaded';
import type { Student } from '../parts/student.api';
import { studentPath } from '../parts/links';
import { useStudentPart } from '../parts/use-student-part';
import { CallDialog } from './call-dialog';
import { Guardians } from './guardians';
import { type Kin, readFamily, type StudentFamilyFacts, type Consent } from './family.api';
import { texts } from './texts';
import { momentOf } from '../../../../shared/moment';
import { Secondary } from '../../../../shared/secondary';
import { PageLink } from '../../../../shared/page-link';
import { TitledSection } from '../../../../shared/titled-card';

/** Consents given and withdrawn, newest first, with their proof. */
function Consents({ consents }: { consents: Consent[] }) {
  return (
    <TitledSection title={texts.records} level="h4">
      {consents.length === 0 ? (
        <Typography color="textSecondary">{texts.noRecords}</Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {consents.map((consent) => (
            <Box component="li" key={consent.id} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
              <One {...consent} />
            </Box>
          ))}
        </Box>
      )}
    </TitledSection>
  );
}

const One = ({ purpose, isGiven: given, at, by, method, evidence }: Consent) => (
  <>
    <Typography variant="body2" sx={{ fontWeight: 600 }}>
      {(given ? texts.given : texts.withdrawn)(texts.purposes[purpose])}
    </Typography>
    <Secondary sx={{ overflowWrap: 'anywhere' }}>
      {[momentOf(at), by ?? texts.gone, texts.methods[method]].join(' · ')}
    </Secondary>
    {evidence !== null && (
      <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {evidence}
      </Typography>
    )}
  </>
);

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
        <DialogButton variant="outlined" label={texts.noteCall}>
          {(onClose) => (
            <CallDialog student={student} guardians={spokenWith} onDone={onChanged} onClose={onClose} />
          )}
        </DialogButton>
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
        <PageLink to={studentPath(id)} sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </PageLink>
      </span>
    ))}
  </Typography>
);
