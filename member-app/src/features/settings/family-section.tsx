import { useTranslation } from 'react-i18next';
import { Family } from '../family';
import type { Member } from '../session';
import { Section } from './section';

export function FamilySection({ member }: { member: Member }) {
  const { t } = useTranslation('family');
  return (
    <Section title={t('title')} lead={t(member.ageBand === 'adult' ? 'lead' : 'leadOfDaughter')}>
      <Family member={member} />
    </Section>
  );
}
