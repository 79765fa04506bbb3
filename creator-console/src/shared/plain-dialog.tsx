import {
  Dialog,
  DialogActions,
  DialogContent,
  type DialogContentProps,
  type DialogProps,
  DialogTitle,
} from '@mui/material';
import { type ReactNode, useId } from 'react';

interface Props extends Omit<DialogProps, 'title' | 'content' | 'open'> {
  title: ReactNode;
  /** Buttons at the end. */
  actions: ReactNode;
  content?: DialogContentProps;
}

/** Dialog without a form; one with a form is a `FormDialog`. */
export function PlainDialog({ title, actions, content, children, ...dialog }: Props) {
  const heading = useId();
  return (
    <Dialog open aria-labelledby={heading} {...dialog}>
      <DialogTitle id={heading} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent {...content}>{children}</DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', rowGap: 1 }}>{actions}</DialogActions>
    </Dialog>
  );
}
