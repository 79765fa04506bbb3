import { EVENT_RHYTHMS, MOST_IN_SERIES } from '@sanctum/openapi/choices';
import { Stack } from '@mui/material';
import { FormDataConsumer, maxValue, minValue, NumberInput, SelectInput } from 'react-admin';
import { DayInput } from './day-input';
import type { NewEventForm } from './event';
import { needed, SIDE_BY_SIDE } from './event-fields';
import { texts } from './texts';

const RHYTHMS = [
  { id: 'once', name: texts.once },
  ...EVENT_RHYTHMS.map((id) => ({ id, name: texts.rhythms[id] })),
];
const ENDS = [
  { id: 'times', name: texts.afterTimes },
  { id: 'until', name: texts.onADay },
];

/** Repetition of a new event, and its end. */
export const RepeatFields = () => (
  <>
    <SelectInput source="repeat.rhythm" label={texts.repeats} choices={RHYTHMS} validate={needed} />
    <FormDataConsumer<NewEventForm>>
      {({ formData }) => formData.repeat?.rhythm !== 'once' && <End {...formData} />}
    </FormDataConsumer>
  </>
);

const End = ({ repeat }: Partial<NewEventForm>) => (
  <Stack {...SIDE_BY_SIDE}>
    <SelectInput source="repeat.ends" label={texts.ends} choices={ENDS} validate={needed} />
    {repeat?.ends === 'until' ? (
      <DayInput source="repeat.until" label={texts.lastDay} isNeeded />
    ) : (
      <NumberInput
        source="repeat.times"
        label={texts.times}
        validate={[needed, minValue(2), maxValue(MOST_IN_SERIES)]}
        min={2}
        max={MOST_IN_SERIES}
        step={1}
      />
    )}
  </Stack>
);
