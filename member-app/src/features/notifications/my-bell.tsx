import BellIcon from 'lucide-react/icons/bell';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Button } from '../../shared/ui/button';
import { loadWords } from '../../shared/words/speak';
import { useSeen, useUnread } from './api';

const loadPanel = async () => {
  const [panel] = await Promise.all([import('./bell-panel'), loadWords('bell-panel')]);
  return panel;
};
const BellPanel = lazy(loadPanel);

/**
 * The unread count and the panel. The panel's code and texts load on hover or focus; until then a button with the same
 * look is shown.
 */
export function MyBell() {
  const unread = useUnread();
  const { pathname, search } = useLocation();
  useSeen(pathname + search, unread);
  const [wanted, setWanted] = useState(false);
  const standIn = (
    <BellButton
      unread={unread}
      aria-haspopup="dialog"
      onPointerEnter={() => void loadPanel()}
      onFocus={() => void loadPanel()}
      onClick={() => setWanted(true)}
    />
  );
  return wanted ? (
    <Suspense fallback={standIn}>
      <BellPanel>
        <BellButton unread={unread} />
      </BellPanel>
    </Suspense>
  ) : (
    standIn
  );
}

const MOST_SHOWN = 99;

function BellButton({ unread, ...rest }: { unread: number } & ComponentProps<typeof Button>) {
  const { t } = useTranslation('shell');
  return (
    <Button
      variant="ghost"
      size="icon"
      className="relative"
      aria-label={t('bell', { count: unread })}
      {...rest}
    >
      <BellIcon aria-hidden />
      {unread > 0 && (
        <span
          aria-hidden
          className="absolute top-0.5 right-0 grid h-5 min-w-5 animate-rise place-items-center rounded-full bg-clay px-1 text-xs font-bold text-paper tabular-nums"
        >
          {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
        </span>
      )}
    </Button>
  );
}
