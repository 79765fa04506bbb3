import TimerIcon from '@mui/icons-material/TimerOutlined';
import { type WidgetDefinition, type PreviewProps, faultsOf } from '../parts/definition';
import { texts } from './texts';
import { Typography } from '@mui/material';

const two = (n: number) => String(n).padStart(2, '0');

const asClock = (seconds: number): string =>
  `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;

const StopwatchPreview = ({ settings: { initialSeconds } }: PreviewProps<'stopwatch'>) => (
  <Typography sx={{ fontSize: 32, fontVariantNumeric: 'tabular-nums' }}>{asClock(initialSeconds)}</Typography>
);

const LONGEST_SECONDS = 86_400;

export const stopwatch: WidgetDefinition<'stopwatch'> = {
  label: texts.name,
  icon: TimerIcon,
  blank: { initialSeconds: 0 },
  check: ({ initialSeconds = 0 }) => ({
    missing: {},
    wrong: faultsOf({ hours: initialSeconds > LONGEST_SECONDS && texts.tooLong }),
  }),
  toSend: (draft) => draft,
  Preview: StopwatchPreview,
};
