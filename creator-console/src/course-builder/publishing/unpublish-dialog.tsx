import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { texts } from './texts';
import type { Publishing } from './use-publishing';

interface UnpublishDialogProps {
  title: string;
  publishing: Publishing;
  onClose: () => void;
}

export function UnpublishDialog({ title, publishing, onClose }: UnpublishDialogProps) {
  const unpublish = async () => (await publishing.unpublish()) && onClose();
  return (
    <Dialog open onClose={onClose} aria-labelledby="unpublish-title" aria-describedby="unpublish-help">
      <DialogTitle id="unpublish-title" sx={{ overflowWrap: 'anywhere' }}>
        {texts.unpublishTitle(title)}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        {publishing.problem && <Alert severity="error">{publishing.problem}</Alert>}
        <Typography id="unpublish-help">{texts.unpublishHelp}</Typography>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button variant="contained" disabled={publishing.isBusy} onClick={() => void unpublish()}>
          {texts.unpublish}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
