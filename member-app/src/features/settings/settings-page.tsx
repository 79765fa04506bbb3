import { PageTitle } from '../../shared/lib/page-title';
import { SignedInOnly } from '../session';
import { DataExport } from './data-export';
import { DeleteAccount } from './delete-account';
import { Devices } from './devices';
import { Email } from './email';
import { LogOut } from './log-out';
import { Password } from './password';
import { Profile } from './profile';
import { settingsTexts } from './texts';

/** A tab of the member area, which gives it its room. */
export function SettingsPage() {
  return (
    <SignedInOnly>
      {(member) => (
        <>
          <PageTitle>{settingsTexts.title}</PageTitle>
          <h1 className="mb-8 text-3xl">{settingsTexts.title}</h1>
          <Profile member={member} />
          <Email member={member} />
          <Password member={member} />
          <Devices />
          {member.role === 'member' && <DataExport member={member} />}
          <DeleteAccount member={member} />
          <LogOut />
        </>
      )}
    </SignedInOnly>
  );
}
