import LabelIcon from '@mui/icons-material/LabelOutlined';
import {
  Alert,
  Button as MuiButton,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import { TagLine } from './tag-line';
import { useTags } from './use-tagging';
import { texts } from './texts';
import { OpenButton } from '../../../shared/open-button';

/** Above the list: renames tags and deletes them. */
export const ManageTagsButton = () => (
  <OpenButton label={texts.manage} icon={<LabelIcon />}>
    {(close) => <ManageTagsDialog onClose={close} />}
  </OpenButton>
);

function ManageTagsDialog({ onClose }: { onClose: () => void }) {
  const heading = useId();
  const { data, isLoadingError } = useTags();
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={heading}>
      <DialogTitle id={heading}>{texts.manage}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        {isLoadingError && <Alert severity="error">{texts.failed}</Alert>}
        {data?.length === 0 && <Typography>{texts.none}</Typography>}
        {data?.map((tag) => (
          <TagLine key={tag.id} tag={tag} />
        ))}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <MuiButton onClick={onClose}>{texts.close}</MuiButton>
      </DialogActions>
    </Dialog>
  );
}
