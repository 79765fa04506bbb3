import { useQuery } from '@tanstack/react-query';
import { SelectInput, FormDataConsumer, maxValue, minValue, NumberInput } from 'react-admin';
import { readCircles, readPods } from '../groups';
import { asRequest, blankEvent, type CoachEvent, type NewEventForm } from './event';
import { EventFields, needed, SIDE_BY_SIDE, DayInput } from './event-fields';
import { SaveBar } from '../../shared/forms/save-bar';
import { texts } from './texts';
import { EVENT_RHYTHMS, MOST_IN_SERIES } from '@sanctum/openapi/choices';
import { Stack } from '@mui/material';
import { RecordCreate } from '../../shared/forms/record-create';

const RHYTHMS = [
  { id: 'once', name: texts.once },
  ...EVENT_RHYTHMS.map((id) => ({ id, name: texts.rhythms[id] })),
];
const ENDS = [
  { id: 'times', name: texts.afterTimes },
  { id: 'until', name: texts.onADay },
];

const RepeatFields = () => (
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

const readGroups = async () => (await Promise.all([readCircles(), readPods()])).flat();

/** Form for a new event or series, followed by its page. */
export const EventCreate = () => (
  <RecordCreate<CoachEvent>
    resource="events"
    texts={texts}
    blank={blankEvent()}
    bar={<SaveBar label={texts.save} />}
    done={({ title, repeats }) => ({
      title: repeats === null ? texts.created : texts.createdMany,
      text: title,
    })}
    leadsTo="edit"
    width="46rem"
    transform={(form: NewEventForm) => asRequest(form)}
  >
    <EventFields />
    <ForWhom />
    <RepeatFields />
  </RecordCreate>
);

function ForWhom() {
  const { data: groups = [] } = useQuery({ queryKey: ['groups', 'all'], queryFn: readGroups });
  return (
    <SelectInput
      source="groupId"
      label={texts.who}
      helperText={texts.whoHelp}
      emptyText={texts.everybody}
      choices={groups}
    />
  );
}
