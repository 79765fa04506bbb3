import { Form, FormField, SubmitButton } from '../../shared/ui/form';
import { PasswordInput } from '../../shared/ui/password-input';
import { NewPasswordField } from '../accounts';
import type { Member } from '../session';
import { useChangePassword } from './api';
import { Section } from './section';
import { settingsTexts } from './texts';

const { password: texts } = settingsTexts;

export function Password({ member }: { member: Member }) {
  const change = useChangePassword();
  return (
    <Section title={texts.title} lead={texts.lead}>
      <Form
        className="space-y-5"
        clearWhenDone
        onSubmit={({ currentPassword, newPassword }: { currentPassword: string; newPassword: string }) =>
          change({ currentPassword, newPassword })
        }
      >
        {/* A password manager learns from it whose password this is. */}
        <input type="email" name="username" value={member.email} autoComplete="username" readOnly hidden />
        <FormField name="currentPassword" label={texts.current} required>
          <PasswordInput autoComplete="current-password" />
        </FormField>
        <NewPasswordField name="newPassword" label={texts.next} owner={member.role} />
        <SubmitButton showSaved>{texts.submit}</SubmitButton>
      </Form>
    </Section>
  );
}
