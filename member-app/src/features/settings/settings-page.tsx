import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link } from 'react-router-dom';
import { PageTitle } from '../../shared/lib/page-title';
import { paths } from '../../shared/lib/paths';
import { buttonStyle } from '../../shared/ui/button';
import { SignedInOnly } from '../session';
import { DataExport } from './data-export';
import { DeleteAccount } from './delete-account';
import { DeletionBanner } from './deletion-banner';
import { Devices } from './devices';
import { Email } from './email';
import { LogOut } from './log-out';
import { Password } from './password';
import { Profile } from './profile';
import { settingsTexts } from './texts';

export function SettingsPage() {
  return (
    <SignedInOnly>
      {(member) => (
        <div className="page-width py-10 lg:py-14">
          <PageTitle>{settingsTexts.title}</PageTitle>
          <Link to={paths.mySanctum} className={buttonStyle({ variant: 'link', className: 'no-underline' })}>
            <ArrowLeft aria-hidden />
            {settingsTexts.back}
          </Link>
          <h1 className="mt-4 mb-10 text-4xl">{settingsTexts.title}</h1>
          <DeletionBanner />
          <Profile member={member} />
          <Email member={member} />
          <Password member={member} />
          <Devices />
          {member.role === 'member' && <DataExport member={member} />}
          <DeleteAccount member={member} />
          <LogOut />
        </div>
      )}
    </SignedInOnly>
  );
}
