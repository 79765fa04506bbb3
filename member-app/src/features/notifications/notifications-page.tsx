import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PageTitle } from '../../shared/lib/page-title';
import { sanctumPaths } from '../../shared/lib/sanctum-paths';
import { NotificationList } from './notification-list';

/** Shows all notifications of the last 90 days. */
export function NotificationsPage() {
  const { t } = useTranslation('notifications');
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <h1 className="text-4xl">{t('title')}</h1>
          <p className="mt-2 text-ink-soft">{t('lead')}</p>
        </div>
        <Link
          to={sanctumPaths.settingsPage('notifications')}
          className="font-semibold text-evergreen hover:underline"
        >
          {t('settings')}
        </Link>
      </div>
      <div className="mt-8 max-w-3xl">
        <NotificationList />
      </div>
    </>
  );
}
