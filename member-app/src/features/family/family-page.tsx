import { useTranslation } from 'react-i18next';
import { Family } from '../family';
import type { Member } from '../session';
import { useFreshSignIn } from './fresh-sign-in/fresh-sign-in';
import { Section } from './shared/section';

export function FamilySection({ member }: { member: Member }) {
  const { t } = useTranslation('family');
  const { run, dialog } = useFreshSignIn(member.email);
  return (
    <Section title={t('title')} lead={t(member.ageBand === 'adult' ? 'lead' : 'leadOfDaughter')}>
      <Family member={member} freshly={run} />
      {dialog}
    </Section>
  );
}
