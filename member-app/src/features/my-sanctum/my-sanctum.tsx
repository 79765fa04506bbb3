import { PageTitle } from '../../shared/lib/page-title';
import { formatDate } from '../../shared/lib/format';
import { Illustration } from '../../shared/ui/illustration';
import { ConfirmEmailNotice } from '../accounts';
import { type Member, SignedInOnly } from '../session';
import { AccountLinks } from './account-links';
import { CreatorPointer } from './creator-pointer';
import { OwnedItems } from './owned-items';
import { mySanctumTexts as texts } from './texts';

export function MySanctum() {
  return (
    <SignedInOnly>
      {(member) => (
        <div className="page-width py-10 lg:py-14">
          <PageTitle>{texts.title}</PageTitle>
          <ConfirmEmailNotice member={member} />
          <Greeting member={member} />
          {member.role === 'creator' ? <CreatorPointer /> : <OwnedItems />}
          <AccountLinks isMember={member.role === 'member'} />
        </div>
      )}
    </SignedInOnly>
  );
}

function Greeting({ member }: { member: Member }) {
  return (
    <div className="relative flex items-center justify-between gap-8 overflow-hidden rounded-xl bg-sunken px-7 py-9 sm:px-12 sm:py-12">
      <div className="min-w-0">
        <p className="eyebrow">{texts.title}</p>
        <h1 className="mt-3 text-4xl wrap-anywhere">{texts.greeting(firstName(member.name))}</h1>
        <p className="mt-3 text-lg text-ink-soft">{texts.lead}</p>
        <p className="mt-4 text-sm text-ink-soft">{texts.since(formatDate(member.memberSince))}</p>
      </div>
      <Illustration name="sprout" className="w-44 shrink-0 text-evergreen max-sm:hidden" />
    </div>
  );
}

const firstName = (name: string) => name.split(' ')[0] ?? name;
