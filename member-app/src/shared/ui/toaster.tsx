import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toastStore } from './toast-store';

const ToastViewport = lazy(() => import('./toast-viewport'));

/** Once per app. Its machinery arrives with the first toast, so that no page pays for it before. */
export function Toaster() {
  const current = useSyncExternalStore(toastStore.subscribe, toastStore.current);
  return (
    current && (
      <Suspense>
        <ToastViewport toast={current} />
      </Suspense>
    )
  );
}
