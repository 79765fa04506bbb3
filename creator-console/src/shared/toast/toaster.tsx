import { Portal, Snackbar, type Theme, useMediaQuery } from '@mui/material';
import { useState, type ReactNode, useEffect, useRef } from 'react';
import {
  CloseNotificationContext,
  type NotificationPayload,
  useNotificationContext,
  useTranslate,
} from 'react-admin';
import { ToastCard, shownFor } from './use-toast';
import { texts } from './texts';

/** Keyboard shortcut by product rule 6.3. */
const KEY = 'F8';

/** F8 focuses the toast; when it closes, the focus returns. */
function ToastRegion({ children }: { children: ReactNode }) {
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    let before: Element | null = null;
    const focusToast = (event: KeyboardEvent) => {
      if (event.key !== KEY || region.current?.contains(document.activeElement)) return;
      event.preventDefault();
      before = document.activeElement;
      region.current?.focus();
    };
    addEventListener('keydown', focusToast);
    return () => {
      removeEventListener('keydown', focusToast);
      // The focus was lost with the toast.
      if (before instanceof HTMLElement && document.activeElement === document.body) before.focus();
    };
  }, []);
  return (
    <section ref={region} tabIndex={-1} aria-label={texts.region(KEY)}>
      {children}
    </section>
  );
}

/**
 * Shows one toast at a time: a new one replaces the last (product rule 6.3), while react-admin's own would wait.
 * Rendered into the body, because an open dialog hides the rest of the page, including its toasts, from screen readers.
 * On a phone, toasts are at the top, because the buttons of forms and dialogs are at the bottom.
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
          // The same text again is a new toast, shown for its full time.
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

/** Toast for react-admin's own messages. */
function Plain({ words, type, notificationOptions }: NotificationPayload & { words: string }) {
  const translate = useTranslate();
  const title = translate(words, notificationOptions?.messageArgs);
  return <ToastCard title={title} failed={type === 'error' || type === 'warning'} />;
}
