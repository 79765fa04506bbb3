import { Box } from '@mui/material';

interface Props {
  /** Percent of the full width. */
  percent: number;
  /** A darker part within it, also in percent of the full width. */
  within?: number;
  ink?: 'primary' | 'info';
}

/** A bar next to figures that say the same as text, so it is hidden from screen readers. */
export const Meter = ({ percent, within, ink = 'primary' }: Props) => (
  <Box
    aria-hidden
    sx={{ position: 'relative', height: 10, borderRadius: 1, bgcolor: 'action.hover', overflow: 'hidden' }}
  >
    <Box
      sx={{ ...BAR, width: `${percent}%`, bgcolor: `${ink}.main`, opacity: within === undefined ? 1 : 0.4 }}
    />
    {within !== undefined && <Box sx={{ ...BAR, width: `${within}%`, bgcolor: `${ink}.main` }} />}
  </Box>
);

const BAR = { position: 'absolute', insetBlock: 0, left: 0, borderRadius: 1 } as const;
