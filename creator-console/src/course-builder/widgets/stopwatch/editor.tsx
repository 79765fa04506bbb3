import { Stack } from '@mui/material';
import { type EditorProps, Whole } from '../fields/fields';
import type { DraftOf } from '../parts/definition';
import { texts } from './texts';

const LONGEST_HOURS = 24;

interface Parts {
  hours?: number;
  minutes?: number;
  seconds?: number;
}

export function StopwatchEditor({ value, onChange }: EditorProps<DraftOf<'stopwatch'>>) {
  const { initialSeconds: all = 0 } = value;
  const props: EditorProps<Parts> = {
    value: { hours: Math.floor(all / 3600), minutes: Math.floor(all / 60) % 60, seconds: all % 60 },
    onChange: ({ hours = 0, minutes = 0, seconds = 0 }) =>
      onChange({ ...value, initialSeconds: hours * 3600 + minutes * 60 + seconds }),
  };
  return (
    <Stack direction="row" spacing={1}>
      <Whole {...props} name="hours" label={texts.hours} min={0} max={LONGEST_HOURS} />
      <Whole {...props} name="minutes" label={texts.minutes} min={0} max={59} />
      <Whole {...props} name="seconds" label={texts.seconds} min={0} max={59} />
    </Stack>
  );
}
