import { Muted } from '../../../shared/muted';
import { Typography } from '@mui/material';
import { texts } from '../../shared/texts';

/** A link's URL, as plain text. */
export const Address = ({ url }: { url: string }) => (
  <Muted sx={{ overflowWrap: 'anywhere', mt: 0.5 }}>{url}</Muted>
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
    {caption && <Muted>{caption}</Muted>}
  </>
);

export const FileGone = () => <Typography color="error">{texts.canvas.fileGone}</Typography>;
