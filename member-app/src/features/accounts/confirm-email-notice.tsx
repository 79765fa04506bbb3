import { useTranslation } from 'react-i18next';
import { Alert } from '../../shared/ui/alert';
import type { Member } from '../session';
import { ResendConfirmation } from './resend-confirmation';

/** Asks to confirm the email address; not shown once it is confirmed. */
export function ConfirmEmailNotice({ member }: { member: Member }) {
  const { t } = useTranslation('accounts');
  if (member.isEmailVerified) return null;
  return (
    <Alert title={t('confirm.title')} className="mb-10">
      <p className="mb-3 wrap-anywhere">{t('confirm.text', { email: member.email })}</p>
      <ResendConfirmation />
    </Alert>
  );
}
