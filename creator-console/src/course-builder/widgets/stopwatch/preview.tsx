import { Typography } from '@mui/material';
import type { PreviewProps } from '../parts/definition';

const two = (n: number) => String(n).padStart(2, '0');

const asClock = (seconds: number): string =>
  `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;

export const StopwatchPreview = ({ settings: { initialSeconds } }: PreviewProps<'stopwatch'>) => (
  <Typography sx={{ fontSize: 32, fontVariantNumeric: 'tabular-nums' }}>{asClock(initialSeconds)}</Typography>
);
