import { Typography } from '@mui/material';
import { texts } from '../../shared/texts';

/** Where something leads, to be read and not followed. */
export const Address = ({ url }: { url: string }) => (
  <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere', mt: 0.5 }}>
    {url}
  </Typography>
);

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
