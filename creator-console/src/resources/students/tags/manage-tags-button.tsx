import LabelIcon from '@mui/icons-material/LabelOutlined';
import { Typography, Box } from '@mui/material';
import { TagLine } from './tag-line';
import { useTags } from './use-tagging';
import { texts } from './texts';
import { OpenButton } from '../../../shared/open-button';
import { Loaded } from '../../../shared/loaded';
import { InfoDialog } from '../../../shared/dialogs/info-dialog';

/** Button above the list, for renaming and deleting tags. */
export const ManageTagsButton = () => (
  <OpenButton label={texts.manage} icon={<LabelIcon />}>
    {(close) => <ManageTagsDialog onClose={close} />}
  </OpenButton>
);

function ManageTagsDialog({ onClose }: { onClose: () => void }) {
  const query = useTags();
  return (
    <InfoDialog title={texts.manage} close={texts.close} onClose={onClose}>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <Loaded query={query} failed={texts.failed} empty={<Typography>{texts.none}</Typography>}>
          {(tags) => tags.map((tag) => <TagLine key={tag.id} tag={tag} />)}
        </Loaded>
      </Box>
    </InfoDialog>
  );
}
