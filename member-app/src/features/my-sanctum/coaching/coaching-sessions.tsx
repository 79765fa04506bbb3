import { useTranslation } from 'react-i18next';
import { sanctumPaths } from '../../../shared/lib/sanctum-paths';
import { SessionList } from '../../sessions';
import { TabPage } from '../shell/tab-page';
import { ToArrange } from './to-arrange';

/** Coaching > My Coaching Sessions: what is booked and what was, and what waits for the coach to arrange it. */
export function CoachingSessions() {
  const { t } = useTranslation('coaching-tab');
  return (
    <TabPage title={t('sessions.title')}>
      <SessionList bookPath={sanctumPaths.coaching} joinLabel={t('sessions.join')} />
      <ToArrange />
    </TabPage>
  );
}
