import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../shared/lib/page-title';
import { type Member, SignedInOnly } from '../session';
import { useFreshSignIn } from '../settings';
import { Family } from './family';

export const FamilyPage = () => <SignedInOnly>{(member) => <OfMember member={member} />}</SignedInOnly>;

function OfMember({ member }: { member: Member }) {
  const { t } = useTranslation('family');
  const { run, dialog } = useFreshSignIn(member.email);
  return (
    <div className="max-w-3xl">
      <PageTitle>{t('title')}</PageTitle>
      <h1 className="text-3xl">{t('title')}</h1>
      <p className="mt-2 mb-8 text-ink-soft">{t(member.ageBand === 'adult' ? 'lead' : 'leadOfDaughter')}</p>
      <Family member={member} freshly={run} />
      {dialog}
    </div>
  );
}
