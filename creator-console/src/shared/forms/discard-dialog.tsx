import { Button, DialogContentText } from '@mui/material';
import { onceSaved, hasUnsaved } from '@sanctum/web/forms/form-fields';
import { useEffectEvent, useLayoutEffect, useEffect, useRef, useState } from 'react';
import { PlainDialog } from '../plain-dialog';
import { texts } from './texts';
import { useBlocker } from 'react-router-dom';

/** Focuses the button that keeps the text, so that Enter discards nothing. */
const focusButton = (button: HTMLButtonElement | null) => button?.focus();

/** Confirms discarding unsaved text. */
function DiscardDialog({ onDiscard, onKeep }: { onDiscard: () => void; onKeep: () => void }) {
  // Leaves without asking once everything is saved.
  const leave = useEffectEvent(onDiscard);
  useLayoutEffect(() => onceSaved(() => leave()), []);
  return (
    <PlainDialog
      role="alertdialog"
      maxWidth="xs"
      onClose={onKeep}
      title={texts.discardTitle}
      actions={
        <>
          <Button color="error" onClick={onDiscard}>
            {texts.discard}
          </Button>
          <Button variant="contained" ref={focusButton} onClick={onKeep}>
            {texts.keep}
          </Button>
        </>
      }
    >
      <DialogContentText>{texts.discardText}</DialogContentText>
    </PlainDialog>
  );
}

/**
 * Asks before leaving a page with `Unsaved` changes: by link, Back, reload or closing the tab. Used once for the whole
 * console, because a router has only one blocker.
 */
export function LeaveGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && hasUnsaved(),
  );
  useEffect(() => {
    const askFirst = (event: BeforeUnloadEvent) => {
      if (hasUnsaved()) event.preventDefault();
    };
    addEventListener('beforeunload', askFirst);
    return () => removeEventListener('beforeunload', askFirst);
  }, []);
  if (blocker.state !== 'blocked') return null;
  return <DiscardDialog onDiscard={() => blocker.proceed()} onKeep={() => blocker.reset()} />;
}

/**
 * For a dialog with a form: `close` asks first if something in its `paper` is unsaved, and shows the `question` above
 * it.
 */
export function useAskingClose(onClose: () => void) {
  const paper = useRef<HTMLDivElement>(null);
  const [isAsking, setAsking] = useState(false);
  const close = () => {
    if (hasUnsaved(paper.current)) setAsking(true);
    else onClose();
  };
  const question = isAsking && <DiscardDialog onDiscard={onClose} onKeep={() => setAsking(false)} />;
  return { paper, close, question };
}
