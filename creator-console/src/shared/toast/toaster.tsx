import { Portal, Snackbar, type Theme, useMediaQuery } from '@mui/material';
import { useState } from 'react';
import {
  CloseNotificationContext,
  type NotificationPayload,
  useNotificationContext,
  useTranslate,
} from 'react-admin';
import { shownFor } from './toast';
import { ToastCard } from './toast-card';
import { ToastRegion } from './toast-region';

/**
 * One toast at a time: a new one takes the place of the one before (product rule 6.3), where react-admin's own would let
 * it wait. In the body itself: an open dialog hides the rest of the page from screen readers, and its toasts with it.
 * On a phone toasts come from above: below stand the buttons of forms and dialogs.
 */
export function Toaster() {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const { notifications, resetNotifications } = useNotificationContext();
  const [closed, setClosed] = useState<NotificationPayload>();
  const latest = notifications.at(-1);
  if (!latest) return null;
  const close = () => setClosed(latest);
  const { message, notificationOptions } = latest;
  return (
    <Portal>
      <CloseNotificationContext value={close}>
        <Snackbar
          // The same words again are news, too: they are shown for their whole time.
          key={notifications.length}
          open={latest !== closed}
          autoHideDuration={notificationOptions?.autoHideDuration ?? shownFor({ title: '' })}
          onClose={(_, reason) => reason !== 'clickaway' && close()}
          slotProps={{ transition: { onExited: resetNotifications } }}
          anchorOrigin={{ vertical: isPhone ? 'top' : 'bottom', horizontal: 'center' }}
        >
          <div>
            <ToastRegion>
              {typeof message === 'string' ? <Plain {...latest} words={message} /> : message}
            </ToastRegion>
          </div>
        </Snackbar>
      </CloseNotificationContext>
    </Portal>
  );
}

/** What react-admin says by itself. */
function Plain({ words, type, notificationOptions }: NotificationPayload & { words: string }) {
  const translate = useTranslate();
  const title = translate(words, notificationOptions?.messageArgs);
  return <ToastCard title={title} failed={type === 'error' || type === 'warning'} />;
}
