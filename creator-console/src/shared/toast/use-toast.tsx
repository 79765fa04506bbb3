import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { type ShowToast, shownFor } from './toast';
import { ToastCard } from './toast-card';

export function useToast(): ShowToast {
  const notify = useNotify();
  return useCallback(
    (toast) => notify(<ToastCard {...toast} />, { autoHideDuration: shownFor(toast) }),
    [notify],
  );
}
