import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { focusFirst } from '../focus-first';
import { texts } from './texts';

interface Props {
  title: string;
  /** What is done, on the button that does it. */
  submit: string;
  cancel?: string;
  /** What is done cannot be taken back. */
  isGrave?: boolean;
  /** Whether everything is there that is needed. */
  isReady?: boolean;
  isActing?: boolean;
  /** Whether there is something here that would be lost; unless told, whether something was written. */
  isBegun?: boolean;
  /** Why it was not done. */
  problem?: string | undefined;
  /** Lies above this one: the sign-in that is asked for first. */
  dialog?: ReactNode;
  /** What else can be done, beside the two buttons. */
  otherAct?: ReactNode;
  maxWidth?: 'xs' | 'sm' | 'md';
  onSubmit: () => unknown;
  onClose: () => void;
  children: ReactNode;
}

/** The buttons stay in sight while the fields scroll. */
const SCROLLS_INSIDE = { display: 'flex', flexDirection: 'column', minHeight: 0 } as const;
/** One below the other, none wider than the dialog. */
const FIELDS = {
  display: 'grid',
  gap: 2,
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const;
const WRITTEN_IN = 'textarea, input:not([type="checkbox"], [type="radio"])';

/**
 * Asks before something is done. It stays while that goes on, so that a refusal is told where everything still stands. Escape and
 * a press beside it close it unless something was written: words are given up by Cancel alone.
 */
export function FormDialog({
  title,
  submit,
  cancel = texts.cancel,
  isGrave = false,
  isReady = true,
  isActing = false,
  isBegun,
  problem,
  dialog,
  otherAct,
  maxWidth = 'sm',
  children,
  ...on
}: Props) {
  const heading = useId();
  const [isWritten, setWritten] = useState(false);

  const noteWords = ({ target }: FormEvent) => {
    if (target instanceof Element && target.matches(WRITTEN_IN)) setWritten(true);
  };
  const act = (event: FormEvent) => {
    event.preventDefault();
    // It may lie within another form, which is not meant.
    event.stopPropagation();
    if (!isActing) on.onSubmit();
  };

  return (
    <Dialog
      open
      fullWidth
      maxWidth={maxWidth}
      aria-labelledby={heading}
      onClose={() => !isActing && !(isBegun ?? isWritten) && on.onClose()}
      // It may lie within a row that leads somewhere when it is pressed.
      onClick={(event) => event.stopPropagation()}
    >
      <DialogTitle id={heading} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <Box component="form" noValidate onInput={noteWords} onSubmit={act} sx={SCROLLS_INSIDE}>
        <DialogContent ref={focusFirst} sx={{ ...FIELDS, pt: 1 }}>
          {problem && <Alert severity="error">{problem}</Alert>}
          {children}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', rowGap: 1 }}>
          {otherAct}
          <Button disabled={isActing} onClick={on.onClose}>
            {cancel}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={isGrave ? 'error' : 'primary'}
            loading={isActing}
            loadingPosition="start"
            disabled={!isReady}
          >
            {submit}
          </Button>
        </DialogActions>
      </Box>
      {dialog}
    </Dialog>
  );
}
