import { Chip, type ChipProps, Link } from '@mui/material';
import { texts } from './texts';
import { EmailAddress } from '../../../shared/email-address';
import type { Student, StudentStatus } from './student';

type Addressed = Pick<Student, 'email' | 'signInName'>;

/**
 * Address that receives a student's emails. A student who signs in by name has none, and her guardian gets her emails.
 */
export const StudentAddress = ({ email, signInName }: Addressed) =>
  email === null ? (
    <span style={{ overflowWrap: 'anywhere' }}>{texts.signsInAs(signInName ?? '')}</span>
  ) : (
    <EmailAddress email={email} />
  );

/** The same as a link that starts an email. */
export const StudentMailLink = ({ student }: { student: Addressed }) =>
  student.email === null ? (
    <StudentAddress {...student} />
  ) : (
    <Link href={`mailto:${student.email}`} variant="inherit" onClick={(event) => event.stopPropagation()}>
      <EmailAddress email={student.email} />
    </Link>
  );

/** Badge of a minor with the age band; nothing for others. */
export const MinorChip = ({ ageBand }: Pick<Student, 'ageBand'>) =>
  ageBand === null || ageBand === 'adult' ? null : (
    <Chip size="small" variant="outlined" color="warning" label={texts.bands[ageBand]} />
  );

/** The text names the status; the color only supports it. */
const LOOKS: Record<StudentStatus, Pick<ChipProps, 'color' | 'variant'>> = {
  lead: { variant: 'outlined' },
  active: { color: 'primary' },
  inactive: {},
  blocked: { color: 'error', variant: 'outlined' },
};

export const StudentStatusChip = ({ status }: Pick<Student, 'status'>) => (
  <Chip size="small" label={texts.statuses[status]} {...LOOKS[status]} />
);
