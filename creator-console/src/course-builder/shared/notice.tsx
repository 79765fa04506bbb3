import { Button, Snackbar } from '@mui/material';
import { useState } from 'react';
import { texts } from './texts';

export interface Told {
  message: string;
  undo?: () => void;
}

/** Spec §9: one at a time, for five seconds; what can be undone stays longer. */
const SHOWN_MS = 5_000;
const UNDO_MS = 12_000;

export function Notice({ told, onClose }: { told: Told | null; onClose: () => void }) {
  // The same words again are news, too: they are shown for their whole time.
  const [shown, setShown] = useState({ told, number: 0 });
  if (told && told !== shown.told) setShown({ told, number: shown.number + 1 });
  return (
    <Snackbar
      key={shown.number}
      open={told !== null}
      message={shown.told?.message}
      autoHideDuration={told?.undo ? UNDO_MS : SHOWN_MS}
      onClose={(_, reason) => reason !== 'clickaway' && onClose()}
      slotProps={{ content: { role: 'status' } }}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      action={
        told?.undo && (
          <Button
            color="inherit"
            size="small"
            sx={{ fontWeight: 700, textDecoration: 'underline' }}
            onClick={() => {
              told.undo?.();
              onClose();
            }}
          >
            {texts.undo}
          </Button>
        )
      }
    />
  );
}
