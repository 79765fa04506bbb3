import CalendarHeart from 'lucide-react/icons/calendar-heart';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/lib/paths';
import { ButtonLink } from '../../../shared/ui/button';
import { ProductShelf } from '../../cart';
import { useLibrary } from '../api';
import { CoachingCard } from './coaching-card';
import { Shelf } from '../owned/shelf';
import { TabPage } from '../shell/tab-page';

const allCoaching = { type: 'coaching', pageSize: 48 } as const;

/** Coaching > Booking Calendar: the coaching that can be booked, and what the member owns. */
export function CoachingBooking() {
  const { t } = useTranslation('coaching-tab');
  const { data: items = [] } = useLibrary();
  return (
    <TabPage title={t('booking.title')} lead={t('booking.lead')}>
      <DiscoveryCall />
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

function DiscoveryCall() {
  const { t } = useTranslation('coaching-tab');
  return (
    <section className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-5 rounded-lg bg-evergreen-soft px-6 py-6">
      <CalendarHeart aria-hidden className="size-9 shrink-0 text-evergreen max-sm:hidden" />
      <div className="min-w-0 grow basis-64">
        <h2 className="text-xl">{t('booking.call.title')}</h2>
        <p className="mt-1">{t('booking.call.text')}</p>
      </div>
      <ButtonLink to={paths.coaching} className="max-sm:w-full">
        {t('booking.call.book')}
      </ButtonLink>
    </section>
  );
}
