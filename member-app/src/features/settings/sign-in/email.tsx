import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalSentence } from '../../../shared/api/refusal';
import { Alert } from '../../../shared/ui/alert';
import { Badge } from '../../../shared/ui/badge';
import { Button } from '../../../shared/ui/button';
import { Form, FormField, SubmitButton } from '../../../shared/ui/form';
import { Input } from '../../../shared/ui/input';
import { PasswordInput } from '../../../shared/ui/password-input';
import { ResendConfirmation } from '../../accounts';
import { isMinor, type Member } from '../../session';
import { useAskForEmail, useCallOffEmail, useResendEmailLink } from '../shared/api';
import { Section } from '../shared/section';

/** Requests a new email address, which applies once the mailed link is opened. */
export function NewEmail({ member }: { member: Member }) {
  const { t } = useTranslation('preferences');
  const [open, setOpen] = useState(false);
  if (member.pendingEmail && member.isEmailAwaitingGuardian)
    return <AwaitingGuardian email={member.pendingEmail} />;
  if (member.pendingEmail) return <Pending email={member.pendingEmail} />;
  if (open) return <NewEmailForm member={member} onClose={() => setOpen(false)} />;
  return (
    <Button variant="secondary" onClick={() => setOpen(true)}>
      {t('newEmail.open')}
    </Button>
  );
}

/** Focuses the form once, because the button that opened it is gone. */
const focusOnce = (input: HTMLInputElement | null) => input?.focus();

function NewEmailForm({ member, onClose }: { member: Member; onClose: () => void }) {
  const { t } = useTranslation('preferences');
  const ask = useAskForEmail();
  return (
    <Form
      className="space-y-5"
      onSubmit={async ({ newEmail, password }: { newEmail: string; password: string }) => {
        await ask({ newEmail, password });
        onClose();
      }}
    >
      {/* Tells password managers whose password this is. */}
      <input type="email" name="username" value={member.email} autoComplete="username" readOnly hidden />
      <FormField
        name="newEmail"
        label={t('newEmail.label')}
        hint={isMinor(member) && member.guardians.length > 0 ? t('newEmail.guardianFirst') : undefined}
        required
      >
        <Input type="email" autoComplete="email" inputMode="email" maxLength={254} ref={focusOnce} />
      </FormField>
      <FormField name="password" label={t('newEmail.password')} hint={t('newEmail.passwordHint')} required>
        <PasswordInput autoComplete="current-password" />
      </FormField>
      <div className="flex flex-wrap items-start gap-3">
        <SubmitButton>{t('newEmail.submit')}</SubmitButton>
        <Button variant="ghost" onClick={onClose}>
          {t('newEmail.cancel')}
        </Button>
      </div>
    </Form>
  );
}

/** Shown until a guardian has approved the address; then the link is mailed. */
function AwaitingGuardian({ email }: { email: string }) {
  const { t } = useTranslation('preferences');
  const callOff = useCallOffEmail();
  return (
    <Alert title={t('newEmail.waitingTitle')}>
      <p className="wrap-anywhere">{t('newEmail.waiting', { email })}</p>
      <Button
        variant="link"
        size="sm"
        className="mt-3"
        pending={callOff.isPending}
        onClick={() => callOff.mutate()}
      >
        {t('newEmail.callOff')}
      </Button>
      {callOff.error && <p role="alert">{refusalSentence(callOff.error)}</p>}
    </Alert>
  );
}

function Pending({ email }: { email: string }) {
  const { t } = useTranslation('preferences');
  const resend = useResendEmailLink();
  const callOff = useCallOffEmail();
  const error = resend.error ?? callOff.error;
  return (
    <Alert title={t('newEmail.pendingTitle')}>
      <p className="wrap-anywhere">{t('newEmail.pending', { email })}</p>
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button variant="secondary" size="sm" pending={resend.isPending} onClick={() => resend.mutate()}>
          {t('newEmail.resend')}
        </Button>
        <Button variant="link" size="sm" pending={callOff.isPending} onClick={() => callOff.mutate()}>
          {t('newEmail.callOff')}
        </Button>
      </div>
      <p className="mt-3 font-medium empty:hidden">
        {error ? refusalSentence(error) : resend.isSuccess && t('newEmail.sent')}
      </p>
    </Alert>
  );
}

export function Email({ member }: { member: Member }) {
  const { t } = useTranslation('settings');
  if (member.signInName !== null)
    return (
      <Section id="email" title={t('email.nameTitle')} lead={t('email.nameLead')}>
        <p className="text-lg wrap-anywhere">{member.signInName}</p>
        <div className="mt-6">
          <NewEmail member={member} />
        </div>
      </Section>
    );
  return (
    <Section id="email" title={t('email.title')} lead={t('email.lead')}>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="min-w-0 text-lg wrap-anywhere">{member.email}</span>
        <Badge tone={member.isEmailVerified ? 'leaf' : 'gold'}>
          {member.isEmailVerified ? t('email.verified') : t('email.unverified')}
        </Badge>
      </p>
      {!member.isEmailVerified && (
        <div className="mt-4">
          <ResendConfirmation />
        </div>
      )}
      <div className="mt-6">
        <NewEmail member={member} />
      </div>
    </Section>
  );
}
