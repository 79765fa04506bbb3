import { PageTitle } from '../../../shared/lib/page-title';
import { paths } from '../../../shared/lib/paths';
import { buttonStyle } from '../../../shared/ui/button';
import { EmptyState } from '../../../shared/ui/empty-state';
import { Illustration } from '../../../shared/ui/illustration';
import { ConfirmEmailNotice } from '../../accounts';
import type { Member } from '../../session';
import { AccountLinks } from './account-links';
import { Greeting } from './greeting';
import { mySanctumTexts } from '../texts';

const { creator: texts } = mySanctumTexts;

/** The coach owns no products, so a link to the console is shown instead. It is another app: a plain link. */
export function CreatorPointer({ member }: { member: Member }) {
  return (
    <>
      <PageTitle>{mySanctumTexts.title}</PageTitle>
      <ConfirmEmailNotice member={member} />
      <Greeting member={member} />
      <EmptyState
        className="mt-6"
        picture={<Illustration name="tree" />}
        title={texts.title}
        description={texts.text}
        action={
          <a href={paths.creator} className={buttonStyle()}>
            {texts.open}
          </a>
        }
      />
      <AccountLinks isMember={false} />
    </>
  );
}
