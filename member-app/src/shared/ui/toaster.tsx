import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { toastStore } from './toast-store';

const ToastViewport = lazy(() => import('./toast-viewport'));

/** Shows toasts; used once per app. Its code loads with the first toast. */
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
 * Removes a toast with the page it belongs to. One that appears during a navigation ("Lesson Complete! Moving to: …")
 * belongs to the next page, which the URL already shows.
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
