import { Typography } from '@mui/material';
import { Address } from '../parts/file-words';

/** The page itself is shown to members only: opening it here would load a stranger's scripts with every edit. */
export const FramePreview = ({ settings: { url, title } }: { settings: { url: string; title?: string } }) => (
  <>
    <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
    <Address url={url} />
  </>
);
