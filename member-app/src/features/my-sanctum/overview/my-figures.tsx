import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../../shared/ui/not-loaded';
import { Skeletons } from '../../../shared/ui/skeletons';
import { useOverview } from '../api';
import { StatCards } from './stat-cards';

export function MyFigures() {
  const { t } = useTranslation('overview');
  const query = useOverview();
  const { data } = query;
  if (!data)
    return <NotLoaded query={query} skeleton={<Skeletons label={t('stats.title')} of={['mt-6 h-28']} />} />;
  return <StatCards figures={data} />;
}
