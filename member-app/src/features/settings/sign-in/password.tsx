import { useTranslation } from 'react-i18next';
import { Form, FormField, SubmitButton } from '../../../shared/ui/form';
import { PasswordInput } from '../../../shared/ui/password-input';
import { NewPasswordField } from '../../accounts';
import { guardianMaySignIn } from '../../private-writing';
import type { Member } from '../../session';
import { useChangePassword } from '../shared/api';
import { Section } from '../shared/section';

export function Password({ member }: { member: Member }) {
  const { t } = useTranslation('settings');
  const change = useChangePassword();
  return (
    <Section id="password" title={t('password.title')} lead={t('password.lead')}>
      {guardianMaySignIn(member) && <p className="mb-5">{t('password.guardianMaySet')}</p>}
      <Form
        className="space-y-5"
        clearWhenDone
        onSubmit={({ currentPassword, newPassword }: { currentPassword: string; newPassword: string }) =>
          change({ currentPassword, newPassword })
        }
      >
        {/* Tells password managers whose password this is. */}
        <input type="email" name="username" value={member.email} autoComplete="username" readOnly hidden />
        <FormField name="currentPassword" label={t('password.current')} required>
          <PasswordInput autoComplete="current-password" />
        </FormField>
        <NewPasswordField name="newPassword" label={t('password.next')} owner={member.role} />
        <SubmitButton showSaved>{t('password.submit')}</SubmitButton>
      </Form>
    </Section>
  );
}
