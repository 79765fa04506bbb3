import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/button';
import { NotLoaded, Skeletons } from '../../shared/ui/loading';
import { NextPage } from '../../shared/ui/next-page';
import { type Notification, useNotifications, useReadAll } from './api';
import { NotificationItem } from './notification-item';

interface NotificationListProps {
  /** Max notifications, where there is little space. */
  most?: number;
  onChosen?: () => void;
}

export function NotificationList({ most, onChosen }: NotificationListProps) {
  const { t } = useTranslation('notifications');
  const query = useNotifications();
  const { data } = query;
  if (!data)
    return (
      <NotLoaded
        query={query}
        skeleton={<Skeletons label={t('loading')} of={['h-12', 'h-12', 'h-12']} className="space-y-3 p-3" />}
      />
    );
  const items = data.pages.flatMap((page) => page.items).slice(0, most);
  if (items.length === 0)
    return (
      <div className="px-4 py-8 text-center">
        <p className="font-serif text-xl">{t('empty')}</p>
        <p className="mt-2 text-ink-soft">{t('emptyText')}</p>
      </div>
    );
  return (
    <>
      <ReadAll items={items} />
      <ul aria-label={t('title')} className="space-y-1">
        {items.map((notification) => (
          <NotificationItem key={notification.id} notification={notification} onChosen={onChosen} />
        ))}
      </ul>
      {most === undefined && <NextPage of={query} words={t('more')} className="mt-6" />}
    </>
  );
}

function ReadAll({ items }: { items: readonly Notification[] }) {
  const { t } = useTranslation('notifications');
  const readAll = useReadAll();
  const [newest] = items;
  if (!newest || items.every(({ isRead }) => isRead)) return null;
  return (
    <div className="flex flex-wrap items-center justify-end gap-3 pb-1">
      {readAll.isError && (
        <p role="alert" className="text-sm font-medium text-danger">
          {t('failed')}
        </p>
      )}
      <Button variant="ghost" size="sm" pending={readAll.isPending} onClick={() => readAll.mutate(newest.at)}>
        {t('readAll')}
      </Button>
    </div>
  );
}
