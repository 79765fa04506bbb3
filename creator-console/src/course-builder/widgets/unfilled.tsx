import { LinearProgress, Typography } from '@mui/material';
import { texts as uploading } from '../../shared/uploads/texts';
import { percentOf } from '../../shared/uploads/upload-item';
import { useUploads } from '../../shared/uploads/use-uploads';
import { texts } from '../shared/texts';

/** Nothing in it yet, or its file is on the way. */
export function Unfilled({ id }: { id: string }) {
  const item = useUploads().find(({ widgetId }) => widgetId === id);
  if (!item) {
    return (
      <Typography color="textSecondary" sx={{ py: 1 }}>
        {texts.canvas.unfilled}
      </Typography>
    );
  }
  const percent = percentOf(item);
  return (
    <>
      <Typography color="textSecondary" sx={{ py: 1, overflowWrap: 'anywhere' }}>
        {uploading.uploading(item.name, percent)}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-label={uploading.tray.progress(item.name)}
        sx={{ borderRadius: 1 }}
      />
    </>
  );
}
