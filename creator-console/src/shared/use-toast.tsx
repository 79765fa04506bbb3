import { Alert, AlertTitle, Button } from '@mui/material';
import { useCallback } from 'react';
import { useCloseNotification, useNotify } from 'react-admin';

/** Product rule 6.3. */
const SHOWN_FOR_MS = 5_000;

interface Toast {
  title: string;
  text?: string;
  failed?: boolean;
  undo?: { label: string; run: () => void };
}

/** A title and a sentence; one at a time. */
export function useToast(): (toast: Toast) => void {
  const notify = useNotify();
  return useCallback((toast) => notify(<Words {...toast} />, { autoHideDuration: SHOWN_FOR_MS }), [notify]);
}

function Words({ title, text, failed = false, undo }: Toast) {
  const close = useCloseNotification();
  const undoNow = () => {
    undo?.run();
    close();
  };
  return (
    <Alert
      severity={failed ? 'error' : 'success'}
      variant="outlined"
      sx={{ bgcolor: 'background.paper', boxShadow: 3, '.MuiAlert-message': { color: 'text.primary' } }}
      {...(undo
        ? {
            action: (
              <Button color="inherit" size="small" onClick={undoNow}>
                {undo.label}
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
