import LabelIcon from '@mui/icons-material/LabelOutlined';
import {
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
import { Loaded } from '../../../shared/loaded';

/** Above the list: renames tags and deletes them. */
export const ManageTagsButton = () => (
  <OpenButton label={texts.manage} icon={<LabelIcon />}>
    {(close) => <ManageTagsDialog onClose={close} />}
  </OpenButton>
);

function ManageTagsDialog({ onClose }: { onClose: () => void }) {
  const heading = useId();
  const query = useTags();
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={heading}>
      <DialogTitle id={heading}>{texts.manage}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        <Loaded query={query} failed={texts.failed} empty={<Typography>{texts.none}</Typography>}>
          {(tags) => tags.map((tag) => <TagLine key={tag.id} tag={tag} />)}
        </Loaded>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <MuiButton onClick={onClose}>{texts.close}</MuiButton>
      </DialogActions>
    </Dialog>
  );
}
