import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { FormNotice, MarkedForm, type MarkedFormProps } from '../forms/marked-form';
import { focusFirst } from '../focus-first';
import { texts } from './texts';
import { useAskingClose } from '../forms/discard-dialog';

export interface FormDialogProps extends Omit<MarkedFormProps, 'isBusy' | 'isUnsaved' | 'labelledBy' | 'sx'> {
  title: string;
  /** Label of the submit button. */
  submit: string;
  cancel?: string;
  /** True if the action cannot be undone. */
  isGrave?: boolean;
  /** True if all required input is filled in. */
  isReady?: boolean;
  isActing?: boolean;
  /** Dialog above this one, such as the sign-in that is required first. */
  dialog?: ReactNode;
  /** A further action, next to the two buttons. */
  otherAct?: ReactNode;
  maxWidth?: 'xs' | 'sm' | 'md';
  onClose: () => void;
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
 * Dialog with a form. It stays open while the action runs, so that a refusal is shown next to the input. Closing it or
 * leaving the page asks first if something was typed.
 */
export function FormDialog(props: FormDialogProps) {
  const { title, submit, cancel = texts.cancel, isGrave = false, isReady = true, ...others } = props;
  const { isActing = false, dialog, otherAct, maxWidth = 'sm', onClose, children, ...form } = others;
  const heading = useId();
  const asking = useAskingClose(onClose);

  const close = () => !isActing && asking.close();

  return (
    <Dialog
      open
      fullWidth
      maxWidth={maxWidth}
      aria-labelledby={heading}
      onClose={close}
      slotProps={{ paper: { ref: asking.paper } }}
      // The dialog may be inside a row that opens on click.
      onClick={(event) => event.stopPropagation()}
    >
      <DialogTitle id={heading} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <MarkedForm {...form} isBusy={isActing} sx={SCROLLS_INSIDE}>
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
