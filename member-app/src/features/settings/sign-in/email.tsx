import { useTranslation } from 'react-i18next';
import { Badge } from '../../../shared/ui/badge';
import { ResendConfirmation } from '../../accounts';
import type { Member } from '../../session';
import { NewEmail } from './new-email';
import { Section } from '../shared/section';

export function Email({ member }: { member: Member }) {
  const { t } = useTranslation('settings');
  if (member.signInName !== null)
    return (
      <Section title={t('email.nameTitle')} lead={t('email.nameLead')}>
        <p className="text-lg wrap-anywhere">{member.signInName}</p>
        <div className="mt-6">
          <NewEmail member={member} />
        </div>
      </Section>
    );
  return (
    <Section title={t('email.title')} lead={t('email.lead')}>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="min-w-0 text-lg wrap-anywhere">{member.email}</span>
        <Badge tone={member.emailVerified ? 'leaf' : 'gold'}>
          {member.emailVerified ? t('email.verified') : t('email.unverified')}
        </Badge>
      </p>
      {!member.emailVerified && (
        <div className="mt-4">
          <ResendConfirmation />
        </div>
      )}
      <div className="mt-6">
        <NewEmail member={member} />
      </div>
    </Section>
  );
}
