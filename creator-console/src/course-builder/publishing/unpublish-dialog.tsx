import { Typography } from '@mui/material';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { texts } from './texts';
import type { Publishing } from './use-publishing';

interface UnpublishDialogProps {
  title: string;
  publishing: Publishing;
  onClose: () => void;
}

export const UnpublishDialog = ({ title, publishing, onClose }: UnpublishDialogProps) => (
  <FormDialog
    title={texts.unpublishTitle(title)}
    submit={texts.unpublish}
    isActing={publishing.isBusy}
    problem={publishing.problem}
    onSubmit={async () => (await publishing.unpublish()) && onClose()}
    onClose={onClose}
  >
    <Typography>{texts.unpublishHelp}</Typography>
  </FormDialog>
);
