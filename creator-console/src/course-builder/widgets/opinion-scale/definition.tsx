import LinearScaleIcon from '@mui/icons-material/LinearScale';
import {
  type WidgetDefinition,
  type PreviewProps,
  type DraftOf,
  type Faults,
  faultsOf,
  isEmpty,
} from '../parts/definition';
import { texts as shared } from '../parts/texts';
import { texts } from './texts';
import { Box, Stack, Typography } from '@mui/material';

function OpinionScalePreview({ settings }: PreviewProps<'opinionScale'>) {
  const { question, min = 1, max = 10, minLabel, maxLabel } = settings;
  return (
    <>
      <Typography sx={{ fontWeight: 600, mb: 1 }}>{question}</Typography>
      <Box aria-hidden sx={{ height: 4, borderRadius: 2, bgcolor: 'primary.main', opacity: 0.6 }} />
      <Stack direction="row" sx={{ justifyContent: 'space-between', mt: 0.5 }}>
        <Typography variant="body2">
          {min} {minLabel}
        </Typography>
        <Typography variant="body2">
          {maxLabel} {max}
        </Typography>
      </Stack>
    </>
  );
}

const isEnd = (n: unknown): n is number => Number.isInteger(n) && Number(n) >= 0 && Number(n) <= 100;

function endFaults({ min, max }: DraftOf<'opinionScale'>): Faults {
  if (!isEnd(min)) return { min: texts.noEnd };
  if (!isEnd(max)) return { max: texts.noEnd };
  return faultsOf({ max: min >= max && texts.order });
}

export const opinionScale: WidgetDefinition<'opinionScale'> = {
  label: texts.name,
  icon: LinearScaleIcon,
  blank: { question: '', min: 1, max: 10, minLabel: '', maxLabel: '' },
  check: (draft) => ({
    missing: faultsOf({ question: isEmpty(draft.question) && shared.missing.question }),
    wrong: endFaults(draft),
  }),
  toSend: (draft) => draft,
  Preview: OpinionScalePreview,
};
