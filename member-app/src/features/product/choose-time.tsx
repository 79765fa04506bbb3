import { useTranslation } from 'react-i18next';
import { timesPath } from '../../shared/lib/sanctum-paths';
import { ButtonLink } from '../../shared/ui/button';
import { useSession } from '../session';

/** One session is paid with its time: that is chosen first. The coach does not buy. */
export function ChooseTime({ offeringId }: { offeringId: string }) {
  const { t } = useTranslation('product');
  const { data: member } = useSession();
  if (member?.role === 'creator') return null;
  return (
    <ButtonLink to={timesPath(offeringId)} size="lg" className="mb-2 w-full">
      {t('buy.chooseTime')}
    </ButtonLink>
  );
}
