import { useQueryClient } from '@tanstack/react-query';
import { DEVICES } from '../devices/devices.api';
import { apiTokensKey } from '@sanctum/web/account/api-tokens';
import { Loaded } from '../../../shared/loaded';
import { SavedForm } from '../parts/saved-form';
import { Section } from '../parts/section';
import { useSavedForm } from '../parts/use-saved-form';
import { type Account, changePassword, useAccount } from './account.api';
import { texts as all } from './texts';
import { TextField } from '../../../shared/forms/text-field';

const { password: texts } = all;
/** Product rule 2.1; the server checks the rest. */
const LEAST = 15;

export const PasswordSection = () => (
  <Section title={texts.title} lead={texts.lead}>
    <Loaded query={useAccount()} heights={[160]}>
      {(account) => <PasswordForm account={account} />}
    </Loaded>
  </Section>
);

function PasswordForm({ account }: { account: Account }) {
  const queries = useQueryClient();
  const form = useSavedForm<'currentPassword' | 'newPassword'>(
    async ({ currentPassword, newPassword }, element) => {
      await changePassword({ currentPassword, newPassword });
      element.reset();
      for (const queryKey of [DEVICES, apiTokensKey]) await queries.invalidateQueries({ queryKey });
    },
    texts.changed,
  );
  return (
    <SavedForm form={form} submit={texts.submit}>
      {/* * Tells password managers which account this password belongs to. */}
      <input type="email" value={account.email} autoComplete="username" readOnly hidden />
      <TextField
        required
        type="password"
        label={texts.current}
        autoComplete="current-password"
        {...form.field('currentPassword')}
      />
      <TextField
        required
        type="password"
        label={texts.next}
        autoComplete="new-password"
        slotProps={{ htmlInput: { minLength: LEAST, maxLength: 128 } }}
        {...form.field('newPassword', texts.nextHelp)}
      />
    </SavedForm>
  );
}
