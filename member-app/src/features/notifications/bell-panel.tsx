import * as Popover from 'radix-ui/popover';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { sanctumPaths } from '../../shared/lib/sanctum-paths';
import { NotificationList } from './notification-list';

/** Max notifications in the panel; the page has the others. */
const MOST = 8;

/**
 * Panel of the bell. Opens immediately, because the click that opens it also loads its code. `children`: the button.
 */
export default function BellPanel({ children }: { children: ReactNode }) {
  const { t } = useTranslation('notifications');
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger asChild>{children}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={8}
          collisionPadding={12}
          aria-label={t('title')}
          className="z-50 max-h-(--radix-popover-content-available-height) w-[min(25rem,calc(100vw-1.5rem))] overflow-y-auto rounded-md border border-line bg-surface p-2 shadow-float data-[state=open]:animate-rise"
        >
          <div className="flex items-baseline justify-between gap-3 px-3 pt-2 pb-1">
            <h2 className="text-lg">{t('title')}</h2>
            <Link
              to={sanctumPaths.notifications}
              onClick={close}
              className="text-sm font-semibold text-evergreen hover:underline"
            >
              {t('all')}
            </Link>
          </div>
          <NotificationList most={MOST} onChosen={close} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
