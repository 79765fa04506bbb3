import LogOutIcon from 'lucide-react/icons/log-out';
import { useTranslation } from 'react-i18next';
import { Refused } from '../../../shared/ui/refused';
import { Button } from '../../../shared/ui/button';
import { useSignOut } from '../../session';
import { Section } from '../shared/section';

export function LogOut() {
  const { t } = useTranslation('settings');
  const { mutate, isPending, error } = useSignOut();
  return (
    <Section title={t('logOut.title')} lead={t('logOut.lead')}>
      <Button variant="secondary" pending={isPending} onClick={() => mutate()}>
        <LogOutIcon aria-hidden />
        {t('logOut.submit')}
      </Button>
      <Refused error={error} isSmall className="mt-3" />
    </Section>
  );
}
