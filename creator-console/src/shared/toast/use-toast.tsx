import { useCallback } from 'react';
import { useNotify, useCloseNotification } from 'react-admin';
import { Alert, AlertTitle, Button } from '@mui/material';
import { texts } from './texts';

/** Short message about something that just happened. */
export interface Toast {
  title: string;
  text?: string;
  failed?: boolean;
  undo?: () => void;
}

export type ShowToast = (toast: Toast) => void;

/** Milliseconds a toast is shown; longer if it offers undo (product rule 6.3). */
const SHOWN_MS = 5_000;
const UNDO_MS = 12_000;

export const shownFor = ({ undo }: Toast): number => (undo ? UNDO_MS : SHOWN_MS);

/** A title and an optional sentence. Screen readers read a failure immediately, everything else in turn. */
export function ToastCard({ title, text, failed = false, undo }: Toast) {
  const close = useCloseNotification();
  const undoNow = () => {
    undo?.();
    close();
  };
  return (
    <Alert
      role={failed ? 'alert' : 'status'}
      severity={failed ? 'error' : 'success'}
      variant="outlined"
      sx={{ bgcolor: 'background.paper', boxShadow: 3, '.MuiAlert-message': { color: 'text.primary' } }}
      {...(undo
        ? {
            action: (
              <Button color="inherit" size="small" onClick={undoNow}>
                {texts.undo}
              </Button>
            ),
          }
        : { onClose: close })}
    >
      <AlertTitle sx={{ mb: text ? 0.25 : 0 }}>{title}</AlertTitle>
      {text}
    </Alert>
  );
}

export function useToast(): ShowToast {
  const notify = useNotify();
  return useCallback(
    (toast) => notify(<ToastCard {...toast} />, { autoHideDuration: shownFor(toast) }),
    [notify],
  );
}
