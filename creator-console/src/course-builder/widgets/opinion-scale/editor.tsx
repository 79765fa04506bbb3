import { Stack } from '@mui/material';
import { type EditorProps, Whole, Words, QuestionField } from '../fields/fields';
import type { DraftOf } from '../parts/definition';
import { texts } from './texts';

const LABEL = 80;

export const OpinionScaleEditor = (props: EditorProps<DraftOf<'opinionScale'>>) => (
  <>
    <QuestionField {...props} />
    <Stack direction="row" spacing={1}>
      <Whole {...props} name="min" label={texts.from} min={0} max={100} />
      <Whole {...props} name="max" label={texts.to} min={0} max={100} />
    </Stack>
    <Words {...props} name="minLabel" label={texts.minLabel} max={LABEL} />
    <Words {...props} name="maxLabel" label={texts.maxLabel} max={LABEL} />
  </>
);
