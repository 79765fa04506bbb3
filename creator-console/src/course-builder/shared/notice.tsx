import { Button, Snackbar } from '@mui/material';
import { useState } from 'react';
import { texts } from './texts';

export interface BuilderNotice {
  message: string;
  undo?: () => void;
}

/** One at a time, for five seconds; what can be undone stays longer (product rule 6.3). */
const SHOWN_MS = 5_000;
const UNDO_MS = 12_000;

export function Notice({ notice, onClose }: { notice: BuilderNotice | null; onClose: () => void }) {
  // The same words again are news, too: they are shown for their whole time.
  const [shown, setShown] = useState({ notice, number: 0 });
  if (notice && notice !== shown.notice) setShown({ notice, number: shown.number + 1 });
  return (
    <Snackbar
      key={shown.number}
      open={notice !== null}
      message={shown.notice?.message}
      autoHideDuration={notice?.undo ? UNDO_MS : SHOWN_MS}
      onClose={(_, reason) => reason !== 'clickaway' && onClose()}
      slotProps={{ content: { role: 'status' } }}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      action={
        notice?.undo && (
          <Button
            color="inherit"
            size="small"
            sx={{ fontWeight: 700, textDecoration: 'underline' }}
            onClick={() => {
              notice.undo?.();
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
