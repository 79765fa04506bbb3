import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../../shared/lib/page-title';
import { paths } from '../../../shared/lib/paths';
import { buttonStyle } from '../../../shared/ui/button';
import { EmptyState } from '../../../shared/ui/empty-state';
import { Illustration } from '../../../shared/ui/illustration';
import { ConfirmEmailNotice } from '../../accounts';
import type { Member } from '../../session';
import { AccountLinks } from './account-links';
import { Greeting } from './greeting';

/** The coach owns no products, so a link to the console is shown instead. It is another app: a plain link. */
export function CreatorPointer({ member }: { member: Member }) {
  const { t } = useTranslation('my-sanctum');
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <ConfirmEmailNotice member={member} />
      <Greeting member={member} />
      <EmptyState
        className="mt-6"
        picture={<Illustration name="tree" />}
        title={t('creator.title')}
        description={t('creator.text')}
        action={
          <a href={paths.creator} className={buttonStyle()}>
            {t('creator.open')}
          </a>
        }
      />
      <AccountLinks isMember={false} />
    </>
  );
}
