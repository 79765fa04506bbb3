import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { FormNotice, MarkedForm } from '../forms/marked-form';
import { focusFirst } from '../focus-first';
import { texts } from './texts';
import { useAskingClose } from '../forms/use-asking-close';

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
  /** Whether something was changed that no field has typed, such as hours that are drawn. */
  isBegun?: boolean;
  /** What was thrown at the last try: its fields are marked. */
  refusal?: unknown;
  /** Why it was not done, in other words than those of the refusal. */
  problem?: string | undefined;
  /** Lies above this one: the sign-in that is asked for first. */
  dialog?: ReactNode;
  /** What else can be done, beside the two buttons. */
  otherAct?: ReactNode;
  maxWidth?: 'xs' | 'sm' | 'md';
  /** What is wrong before anything is sent, beyond the rules that stand on the fields. */
  check?: () => Record<string, string>;
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

/**
 * Asks before something is done. It stays while that goes on, so that a refusal is told where everything still stands. Whatever
 * closes it or leaves its page asks first once something was written.
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
      // It may lie within a row that leads somewhere when it is pressed.
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
