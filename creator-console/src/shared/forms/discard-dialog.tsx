import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { onceSaved } from '@sanctum/web/forms/form-fields';
import { useEffectEvent, useId, useLayoutEffect } from 'react';
import { texts } from './texts';

/** Focuses the button that keeps the text, so that Enter discards nothing. */
const focusButton = (button: HTMLButtonElement | null) => button?.focus();

/** Asks before unsaved text is discarded. */
export function DiscardDialog({ onDiscard, onKeep }: { onDiscard: () => void; onKeep: () => void }) {
  const heading = useId();
  // Once everything is saved, nothing is left to discard: leaves without asking.
  const leave = useEffectEvent(onDiscard);
  useLayoutEffect(() => onceSaved(() => leave()), []);
  return (
    <Dialog open role="alertdialog" maxWidth="xs" aria-labelledby={heading} onClose={onKeep}>
      <DialogTitle id={heading}>{texts.discardTitle}</DialogTitle>
      <DialogContent>
        <DialogContentText>{texts.discardText}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', rowGap: 1 }}>
        <Button color="error" onClick={onDiscard}>
          {texts.discard}
        </Button>
        <Button variant="contained" ref={focusButton} onClick={onKeep}>
          {texts.keep}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
