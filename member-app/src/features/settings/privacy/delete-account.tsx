import { useTranslation } from 'react-i18next';
import { refusalSentence } from '../../../shared/api/refusal';
import { formatDate } from '../../../shared/lib/format';
import { Alert } from '../../../shared/ui/alert';
import { Button } from '../../../shared/ui/button';
import { NotLoaded } from '../../../shared/ui/not-loaded';
import { Skeletons } from '../../../shared/ui/skeletons';
import { isMinor, type Member } from '../../session';
import { DeleteAccountDialog } from './delete-account-dialog';
import { DeletionNotice } from './deletion-notice';
import { useDeletion, useKeepAccount } from './privacy.api';
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

/** A minor has asked for it, and can withdraw it until a guardian approves it. */
function DeletionAwaitingGuardian({ since }: { since: string }) {
  const { t } = useTranslation('privacy');
  const { mutate, isPending, error } = useKeepAccount();
  return (
    <Alert title={t('deletion.waitingTitle')}>
      <p>{t('deletion.waiting', { date: formatDate(since) })}</p>
      <Button size="sm" className="mt-3" pending={isPending} onClick={() => mutate()}>
        {t('deletion.keep')}
      </Button>
      {error && <p role="alert">{refusalSentence(error)}</p>}
    </Alert>
  );
}
