import { Alert } from '../../shared/ui/alert';
import type { Member } from '../session';
import { ResendConfirmation } from './resend-confirmation';
import { accountTexts } from './texts';

const { confirm: texts } = accountTexts;

/** Asks to confirm the e-mail address; not shown once it is confirmed. */
export function ConfirmEmailNotice({ member }: { member: Member }) {
  if (member.emailVerified) return null;
  return (
    <Alert title={texts.title} className="mb-10">
      <p className="mb-3 wrap-anywhere">{texts.text(member.email)}</p>
      <ResendConfirmation />
    </Alert>
  );
}
