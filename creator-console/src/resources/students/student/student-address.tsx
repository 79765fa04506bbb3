import { Link } from '@mui/material';
import { EmailAddress } from '../../../shared/email-address';
import type { Student } from './student';
import { texts } from './texts';

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
