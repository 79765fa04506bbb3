import { useTranslation } from 'react-i18next';
import Mail from 'lucide-react/icons/mail';
import { sanctumPaths } from '../../../shared/lib/sanctum-paths';
import { useCoach } from '../../../shared/site/site';
import { buttonStyle } from '../../../shared/ui/button';
import { useSession } from '../../session';
import { SessionList, useToArrange } from '../../sessions';
import { useLibrary } from '../api';
import { Shelf } from '../owned/shelf';
import { TabPage } from '../shell/tab-page';
import { CoachingCard } from './coaching-card';

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

/** Coaching that was bought and has brought no sessions to be booked, such as a circle: the coach writes when it begins. */
function ToArrange() {
  const { t } = useTranslation(['coaching-tab', 'ui']);
  const { email } = useCoach();
  const { data: member } = useSession();
  const { data: toArrange } = useToArrange();
  const { data: items } = useLibrary();
  if (!member || !toArrange || !items) return null;
  const ids = new Set(toArrange.map(({ productId }) => productId));
  const waiting = items.filter(({ productId }) => ids.has(productId));
  if (waiting.length === 0) return null;
  return (
    <>
      <Shelf title={t('sessions.toArrange')} items={waiting} card={CoachingCard} />
      <section className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-5 rounded-lg bg-evergreen-soft px-6 py-6">
        <p className="min-w-0 grow basis-64 wrap-anywhere">{t('ui:coachWrites', { email: member.email })}</p>
        <a
          href={`mailto:${email}`}
          className={buttonStyle({ variant: 'secondary', className: 'max-sm:w-full' })}
        >
          <Mail aria-hidden />
          {t('sessions.write')}
        </a>
      </section>
    </>
  );
}
