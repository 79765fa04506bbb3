import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../../shared/ui/not-loaded';
import { Skeletons } from '../../../shared/ui/skeletons';
import { isMinor, type Member } from '../../session';
import { DeleteAccountDialog } from './delete-account-dialog';
import { DeletionAwaitingGuardian } from './deletion-awaiting-guardian';
import { DeletionNotice } from './deletion-notice';
import { useDeletion } from './privacy.api';
import { Section } from '../shared/section';

export function DeleteAccount({ member }: { member: Member }) {
  const { t } = useTranslation('privacy');
  return (
    <Section title={t('deletion.title')} lead={t('deletion.lead')}>
      {member.role === 'member' ? <State member={member} /> : <p>{t('deletion.coach')}</p>}
    </Section>
  );
}

function State({ member }: { member: Member }) {
  const { t } = useTranslation('privacy');
  const query = useDeletion(true);
  const { data } = query;
  if (!data)
    return (
      <NotLoaded query={query} skeleton={<Skeletons label={t('deletion.loading')} of={['h-11 w-56']} />} />
    );
  if (data.erasesAt)
    return <DeletionNotice erasesAt={data.erasesAt} isKeptByGuardian={data.isKeptByGuardian} />;
  if (data.awaitsGuardianSince) return <DeletionAwaitingGuardian since={data.awaitsGuardianSince} />;
  return (
    <DeleteAccountDialog email={member.email} asksGuardian={isMinor(member) && member.guardians.length > 0} />
  );
}
