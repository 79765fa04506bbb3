import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  /** Label of the close button. */
  close: string;
  maxWidth?: 'xs' | 'sm' | 'md';
  /** Additional buttons. */
  acts?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** Dialog that only shows information. */
export function InfoDialog({ title, close, maxWidth = 'sm', acts, onClose, children }: Props) {
  const heading = useId();
  return (
    <Dialog open fullWidth maxWidth={maxWidth} aria-labelledby={heading} onClose={onClose}>
      <DialogTitle id={heading} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>{close}</Button>
        {acts}
      </DialogActions>
    </Dialog>
  );
}
