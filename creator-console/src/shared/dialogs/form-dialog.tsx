import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { FormNotice, MarkedForm } from '../forms/marked-form';
import { focusFirst } from '../focus-first';
import { texts } from './texts';
import { useAskingClose } from '../forms/discard-dialog';

interface Props {
  title: string;
  /** Label of the submit button. */
  submit: string;
  cancel?: string;
  /** True if the action cannot be undone. */
  isGrave?: boolean;
  /** True if all required input is there. */
  isReady?: boolean;
  isActing?: boolean;
  /** True if something outside the fields was changed, such as drawn hours. */
  isBegun?: boolean;
  /** Error of the last try; its fields are marked. */
  refusal?: unknown;
  /** Reason for a failure that the refusal does not state. */
  problem?: string | undefined;
  /** Dialog above this one, such as the sign-in that is required first. */
  dialog?: ReactNode;
  /** A further action, next to the two buttons. */
  otherAct?: ReactNode;
  maxWidth?: 'xs' | 'sm' | 'md';
  /** Finds errors before sending, beyond the fields' own rules. */
  check?: () => Record<string, string>;
  onSubmit: () => unknown;
  onClose: () => void;
  children: ReactNode;
}

/** The buttons stay visible while the fields scroll. */
const SCROLLS_INSIDE = { display: 'flex', flexDirection: 'column', minHeight: 0 } as const;
/** Stacks the fields, none wider than the dialog. */
const FIELDS = {
  display: 'grid',
  gap: 2,
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const;

/**
 * Dialog with a form. It stays open while the action runs, so that a refusal is shown next to the input. Closing it
 * or leaving the page asks first if something was typed.
 */
export function FormDialog({
  title,
  submit,
  cancel = texts.cancel,
  isGrave = false,
  isReady = true,
  isActing = false,
  isBegun = false,
  refusal,
  problem,
  dialog,
  otherAct,
  maxWidth = 'sm',
  children,
  ...on
}: Props) {
  const heading = useId();
  const asking = useAskingClose(on.onClose);

  const close = () => !isActing && asking.close();

  return (
    <Dialog
      open
      fullWidth
      maxWidth={maxWidth}
      aria-labelledby={heading}
      onClose={close}
      slotProps={{ paper: { ref: asking.paper } }}
      // The dialog may be inside a row that opens on a click.
      onClick={(event) => event.stopPropagation()}
    >
      <DialogTitle id={heading} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <MarkedForm
        refusal={refusal}
        problem={problem}
        isBusy={isActing}
        check={on.check}
        onSubmit={on.onSubmit}
        isBegun={isBegun}
        sx={SCROLLS_INSIDE}
      >
        <DialogContent ref={focusFirst} sx={{ ...FIELDS, pt: 1 }}>
          <FormNotice />
          {children}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', rowGap: 1 }}>
          {otherAct}
          <Button disabled={isActing} onClick={close}>
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
      </MarkedForm>
      {dialog}
      {asking.question}
    </Dialog>
  );
}
