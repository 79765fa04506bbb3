import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId } from 'react';
import type { Product } from './product/product';
import { texts } from './product/texts';

interface Props {
  product: Product;
  onClose: () => void;
}

/** Deleting asks first; what has been sold can only be archived. */
export function RemoveDialog({
  product: { title, sold, status },
  onClose,
  onConfirm,
}: Props & { onConfirm: (act: 'archive' | 'delete') => void }) {
  const id = useId();
  const unsold = status === 'published' ? texts.deletePublished : texts.deleteDraft;
  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <DialogTitle id={`${id}-title`}>
        {sold ? texts.archiveTitle(title) : texts.deleteTitle(title)}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{sold ? texts.archiveInstead : unsold}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button
          variant="contained"
          color={sold ? 'primary' : 'error'}
          onClick={() => onConfirm(sold ? 'archive' : 'delete')}
        >
          {sold ? texts.archive : texts.delete}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
