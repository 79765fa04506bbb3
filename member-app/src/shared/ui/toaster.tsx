import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { toastStore } from './toast-store';

const ToastViewport = lazy(() => import('./toast-viewport'));

/** Once per app. Its code arrives with the first toast, so that no page pays for it before. */
export function Toaster() {
  const current = useSyncExternalStore(toastStore.subscribe, toastStore.current);
  useLeaveOnNavigation(current?.id);
  return (
    current && (
      <Suspense>
        <ToastViewport toast={current} />
      </Suspense>
    )
  );
}

/**
 * A toast belongs to the page on which it came and leaves with it. One that comes together with a navigation ("Lesson
 * Complete! Moving to: …") belongs to the page that follows: by then the address bar shows that one already.
 */
function useLeaveOnNavigation(toastId: number | undefined) {
  const { pathname } = useLocation();
  const home = useRef(pathname);
  useEffect(() => {
    home.current = window.location.pathname;
  }, [toastId]);
  useEffect(() => {
    if (home.current !== pathname) toastStore.clear();
  }, [pathname]);
}
