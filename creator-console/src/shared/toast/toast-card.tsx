import { Alert, AlertTitle, Button } from '@mui/material';
import { useCloseNotification } from 'react-admin';
import { texts } from './texts';
import type { Toast } from './toast';

/** A title and perhaps a sentence. A screen reader reads a failure at once, everything else in its turn. */
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
