import { Chip, type ChipProps, Link } from '@mui/material';
import { texts } from './texts';
import { EmailAddress } from '../../../shared/email-address';
import type { Student, StudentStatus } from './student';

type Addressed = Pick<Student, 'email' | 'signInName'>;

/** Where mails go; who signs in by a name has no address, and her guardian has her mails. */
export const StudentAddress = ({ email, signInName }: Addressed) =>
  email === null ? (
    <span style={{ overflowWrap: 'anywhere' }}>{texts.signsInAs(signInName ?? '')}</span>
  ) : (
    <EmailAddress email={email} />
  );

/** The same, where pressing it writes a mail. */
export const StudentMailLink = ({ student }: { student: Addressed }) =>
  student.email === null ? (
    <StudentAddress {...student} />
  ) : (
    <Link href={`mailto:${student.email}`} variant="inherit" onClick={(event) => event.stopPropagation()}>
      <EmailAddress email={student.email} />
    </Link>
  );

/** Says that somebody is a minor, and of which band; of others nothing. */
export const MinorChip = ({ ageBand }: Pick<Student, 'ageBand'>) =>
  ageBand === null || ageBand === 'adult' ? null : (
    <Chip size="small" variant="outlined" color="warning" label={texts.bands[ageBand]} />
  );

/** Words say which it is, the colour only helps. */
const LOOKS: Record<StudentStatus, Pick<ChipProps, 'color' | 'variant'>> = {
  lead: { variant: 'outlined' },
  active: { color: 'primary' },
  inactive: {},
  blocked: { color: 'error', variant: 'outlined' },
};

export const StudentStatusChip = ({ status }: Pick<Student, 'status'>) => (
  <Chip size="small" label={texts.statuses[status]} {...LOOKS[status]} />
);
