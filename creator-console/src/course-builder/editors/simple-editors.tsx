import { Stack } from '@mui/material';
import { numberIn } from '../widgets/reading';
import { Choice, type EditorProps, Whole, Words } from './fields';
import { texts } from './texts';

const URL_LIMIT = 2000;
const TITLE = 160;
const LABEL = 80;
const QUESTION = 500;
const LONGEST_HOURS = 24;

/** Where it leads. */
const Address = ({ help, ...props }: EditorProps & { help: string }) => (
  <Words {...props} name="url" label={texts.url} type="url" max={URL_LIMIT} required help={help} />
);

export const ButtonEditor = (props: EditorProps) => (
  <>
    <Words {...props} name="label" label={texts.buttonText} max={LABEL} required />
    <Address {...props} help={texts.buttonUrl} />
    <Choice {...props} name="variant" label={texts.look} choices={texts.looks} />
  </>
);

/** A page of another house, shown in a frame. */
const FrameEditor = ({ help, ...props }: EditorProps & { help: string }) => (
  <>
    <Address {...props} help={help} />
    <Words {...props} name="title" label={texts.title} max={TITLE} />
  </>
);

export const CalendlyEditor = (props: EditorProps) => <FrameEditor {...props} help={texts.calendlyUrl} />;
export const TypeformEditor = (props: EditorProps) => <FrameEditor {...props} help={texts.typeformUrl} />;

/** Spec §4: hours:minutes:seconds. */
export function StopwatchEditor({ value, onChange }: EditorProps) {
  const all = numberIn(value, 'initialSeconds', 0);
  const parts = { hours: Math.floor(all / 3600), minutes: Math.floor(all / 60) % 60, seconds: all % 60 };
  const change = (next: Record<string, unknown>) => {
    const [hours, minutes, seconds] = ['hours', 'minutes', 'seconds'].map((name) => numberIn(next, name, 0));
    onChange({ ...value, initialSeconds: hours! * 3600 + minutes! * 60 + seconds! });
  };
  const props = { value: parts, onChange: change, min: 0 };
  return (
    <Stack direction="row" spacing={1}>
      <Whole {...props} name="hours" label={texts.hours} max={LONGEST_HOURS} />
      <Whole {...props} name="minutes" label={texts.minutes} max={59} />
      <Whole {...props} name="seconds" label={texts.seconds} max={59} />
    </Stack>
  );
}

export const ScaleEditor = (props: EditorProps) => (
  <>
    <Words {...props} name="question" label={texts.question} max={QUESTION} required rows={2} />
    <Stack direction="row" spacing={1}>
      <Whole {...props} name="min" label={texts.from} min={0} max={100} />
      <Whole {...props} name="max" label={texts.to} min={0} max={100} />
    </Stack>
    <Words {...props} name="minLabel" label={texts.minLabel} max={LABEL} />
    <Words {...props} name="maxLabel" label={texts.maxLabel} max={LABEL} />
  </>
);
