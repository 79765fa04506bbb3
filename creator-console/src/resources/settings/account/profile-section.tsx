import { Link } from '@mui/material';
import { theClock } from '../../../shared/moment';
import { isSameZone, zoneInWords } from '../../../shared/zone-words';
import { Loaded } from '../../../shared/loaded';
import { SavedForm } from '../parts/saved-form';
import { Section } from '../parts/section';
import { TimeZoneInput } from '../parts/time-zone-input';
import { useSavedForm } from '../parts/use-saved-form';
import { type Account, useAccount, useAccountChanges } from './account.api';
import { Picture } from './picture';
import { texts as all } from './texts';
import { TextField } from '../../../shared/forms/text-field';
import { Secondary } from '../../../shared/secondary';

const { profile: texts } = all;
const LIMITS = { name: 100, bio: 1000 };

export const ProfileSection = () => (
  <Section title={texts.title} lead={texts.lead}>
    <Loaded query={useAccount()} heights={[420]}>
      {(account) => (
        <>
          <Picture account={account} />
          <ProfileForm account={account} />
          <Secondary>
            {texts.elsewhere} <Link href="/my-sanctum/settings">{texts.account}</Link>
          </Secondary>
        </>
      )}
    </Loaded>
  </Section>
);

function ProfileForm({ account: { name, bio, timeZone } }: { account: Account }) {
  const { update } = useAccountChanges();
  const form = useSavedForm<'name' | 'bio' | 'timeZone'>(update);
  return (
    <SavedForm form={form}>
      <TextField
        required
        label={texts.name}
        autoComplete="name"
        defaultValue={name}
        slotProps={{ htmlInput: { maxLength: LIMITS.name } }}
        {...form.field('name')}
      />
      <TextField
        multiline
        minRows={3}
        label={texts.bio}
        defaultValue={bio ?? ''}
        slotProps={{ htmlInput: { maxLength: LIMITS.bio } }}
        {...form.field('bio', texts.bioHelp)}
      />
      <TimeZoneInput
        label={texts.timeZone}
        current={timeZone}
        explain={(own) =>
          isSameZone(own, theClock()) ? undefined : texts.otherZone(zoneInWords(own), zoneInWords(theClock()))
        }
        {...form.field('timeZone', texts.timeZoneHelp)}
      />
    </SavedForm>
  );
}
