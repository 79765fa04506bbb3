import { DialogContentText } from '@mui/material';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import type { Product } from './product/product';
import { texts } from './product/texts';

interface Props {
  product: Product;
  onClose: () => void;
  onConfirm: (act: 'archive' | 'delete') => void;
}

/** Deleting asks first; what has been sold can only be archived. */
export function RemoveDialog({ product: { title, sold, status }, onClose, onConfirm }: Props) {
  const unsold = status === 'published' ? texts.deletePublished : texts.deleteDraft;
  return (
    <FormDialog
      title={sold ? texts.archiveTitle(title) : texts.deleteTitle(title)}
      submit={sold ? texts.archive : texts.delete}
      isGrave={!sold}
      onSubmit={() => onConfirm(sold ? 'archive' : 'delete')}
      onClose={onClose}
    >
      <DialogContentText>{sold ? texts.archiveInstead : unsold}</DialogContentText>
    </FormDialog>
  );
}
