import { Typography } from '@mui/material';
import { texts } from '../../shared/texts';

export const FileWords = ({
  title,
  caption,
}: {
  title?: string | undefined;
  caption?: string | undefined;
}) => (
  <>
    {title && <Typography sx={{ fontWeight: 600, mt: 1 }}>{title}</Typography>}
    {caption && (
      <Typography variant="body2" color="textSecondary">
        {caption}
      </Typography>
    )}
  </>
);

export const FileGone = () => <Typography color="error">{texts.canvas.fileGone}</Typography>;
