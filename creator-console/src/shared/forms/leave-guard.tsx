import { hasUnsaved } from '@sanctum/web/forms/form-fields';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { DiscardDialog } from './discard-dialog';

/**
 * Asks before a page is left on which something is `Unsaved`: by a link, by Back, by a reload or with the tab. One for the whole
 * console, since a router can be stopped by one alone.
 */
export function LeaveGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && hasUnsaved(),
  );
  useEffect(() => {
    const askFirst = (event: BeforeUnloadEvent) => {
      if (hasUnsaved()) event.preventDefault();
    };
    addEventListener('beforeunload', askFirst);
    return () => removeEventListener('beforeunload', askFirst);
  }, []);
  if (blocker.state !== 'blocked') return null;
  return <DiscardDialog onDiscard={() => blocker.proceed()} onKeep={() => blocker.reset()} />;
}
