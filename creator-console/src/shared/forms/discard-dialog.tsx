import { Button, DialogContentText } from '@mui/material';
import { onceSaved } from '@sanctum/web/forms/form-fields';
import { useEffectEvent, useLayoutEffect } from 'react';
import { PlainDialog } from '../dialogs/plain-dialog';
import { texts } from './texts';

/** Focuses the button that keeps the text, so that Enter discards nothing. */
const focusButton = (button: HTMLButtonElement | null) => button?.focus();

/** Asks before unsaved text is discarded. */
export function DiscardDialog({ onDiscard, onKeep }: { onDiscard: () => void; onKeep: () => void }) {
  // Once everything is saved, nothing is left to discard: leaves without asking.
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
