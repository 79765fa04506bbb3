import { useTranslation } from 'react-i18next';
import { sanctumPaths } from '../../../shared/lib/sanctum-paths';
import { ProductShelf } from '../../cart';
import { BookSession } from '../../sessions';
import { useLibrary } from '../api';
import { Shelf } from '../owned/shelf';
import { TabPage } from '../shell/tab-page';
import { CoachingCard } from './coaching-card';

const allCoaching = { type: 'coaching', pageSize: 48 } as const;

/** Coaching > Booking Calendar: a time with the coach, what the member owns, and what else there is. */
export function CoachingBooking() {
  const { t } = useTranslation('coaching-tab');
  const { data: items = [] } = useLibrary();
  return (
    <TabPage title={t('booking.title')} lead={t('booking.lead')}>
      <BookSession sessionsPath={sanctumPaths.coachingSessions} />
      <Shelf
        title={t('booking.owned')}
        items={items.filter(({ type }) => type === 'coaching')}
        card={CoachingCard}
      />
      <h2 className="mt-12 mb-6 text-2xl">{t('booking.offers')}</h2>
      <ProductShelf
        query={allCoaching}
        expected={2}
        loading={t('booking.loading')}
        empty={t('booking.empty')}
      />
    </TabPage>
  );
}
