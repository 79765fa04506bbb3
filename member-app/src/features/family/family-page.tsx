import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { PageTitle } from '../../shared/lib/page-title';
import { type Member, SignedInOnly } from '../session';
import { useFreshSignIn } from '../settings';
import { Family } from './family';

export const FamilyPage = () => <SignedInOnly>{(member) => <OfMember member={member} />}</SignedInOnly>;

function OfMember({ member }: { member: Member }) {
  const { t } = useTranslation('family');
  const { ward, part } = useParams();
  const { run, dialog } = useFreshSignIn(member.email);
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <Family member={member} freshly={run} {...{ ward, part }} />
      {dialog}
    </>
  );
}
