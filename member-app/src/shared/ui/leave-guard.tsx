import { hasUnsaved } from '@sanctum/web/forms/form-fields';
import { useEffect, useState } from 'react';
import DiscardQuestion from './discard-question';
import { placeInHistory } from './place-in-history';

/** Returns whether a click leads to another page of the app, in this tab. */
function leadsAway({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey, target }: MouseEvent) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const isPlain = !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
  if (!link || !isPlain || link.target === '_blank' || link.hasAttribute('download')) return null;
  return link.origin === location.origin && link.pathname !== location.pathname ? link : null;
}

/**
 * Asks before a page with unsaved text is left: by link, Back, reload or closing the tab. Runs before the router, whose
 * own blocker would cost every page 20 kB.
 */
export default function LeaveGuard() {
  const [leave, setLeave] = useState<() => void>();

  useEffect(() => {
    const place = placeInHistory();
    const { pathname } = location;
    let isComingBack = false;

    const onLink = (event: MouseEvent) => {
      const link = leadsAway(event);
      if (!link || !hasUnsaved()) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      setLeave(() => () => link.click());
    };
    const onBack = (event: Event) => {
      // Another form of the page already asks.
      if (event.defaultPrevented) return;
      if (isComingBack) {
        isComingBack = false;
        event.preventDefault();
        return;
      }
      const steps = placeInHistory() - place;
      if (steps === 0 || location.pathname === pathname || !hasUnsaved()) return;
      event.preventDefault();
      isComingBack = true;
      history.go(-steps);
      setLeave(() => () => history.go(steps));
    };
    const onUnload = (event: BeforeUnloadEvent) => {
      if (hasUnsaved()) event.preventDefault();
    };
    document.addEventListener('click', onLink, true);
    addEventListener('before-back', onBack);
    addEventListener('beforeunload', onUnload);
    return () => {
      document.removeEventListener('click', onLink, true);
      removeEventListener('before-back', onBack);
      removeEventListener('beforeunload', onUnload);
    };
  }, []);

  if (!leave) return null;
  return (
    <DiscardQuestion
      onKeep={() => setLeave(undefined)}
      onDiscard={() => {
        for (const form of document.querySelectorAll('[data-unsaved]')) form.removeAttribute('data-unsaved');
        setLeave(undefined);
        leave();
      }}
    />
  );
}
