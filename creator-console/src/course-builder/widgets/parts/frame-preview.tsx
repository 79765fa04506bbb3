import { Typography } from '@mui/material';
import { Address } from './address';

interface FramePreviewProps {
  settings: { url: string; title?: string };
}

/** The page itself is shown to members only: opening it here would load a stranger's scripts with every edit. */
export const FramePreview = ({ settings: { url, title } }: FramePreviewProps) => (
  <>
    <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
    <Address url={url} />
  </>
);
