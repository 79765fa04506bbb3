import TimerIcon from '@mui/icons-material/TimerOutlined';
import type { WidgetDefinition } from '../parts/definition';
import { faultsOf } from '../parts/draft';
import { StopwatchPreview } from './preview';
import { texts } from './texts';

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
