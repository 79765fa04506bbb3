import { useQuery } from '@tanstack/react-query';
import {
  Create,
  SelectInput,
  useRedirect,
  FormDataConsumer,
  maxValue,
  minValue,
  NumberInput,
} from 'react-admin';
import { useToast } from '../../shared/toast/use-toast';
import { readCircles, readPods } from '../groups';
import { asRequest, blankEvent, type CoachEvent, type NewEventForm } from './event';
import { EventFields, needed, SIDE_BY_SIDE } from './event-fields';
import { SaveBar } from '../../shared/forms/save-bar';
import { texts } from './texts';
import { RecordForm } from '../../shared/forms/record-form';
import { EVENT_RHYTHMS, MOST_IN_SERIES } from '@sanctum/openapi/choices';
import { Stack } from '@mui/material';
import { DayInput } from './event-fields';

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

/** A new event, or a series of them; then its page. */
export function EventCreate() {
  const toast = useToast();
  const redirect = useRedirect();
  return (
    <Create<CoachEvent>
      title={texts.create}
      transform={(form: NewEventForm) => asRequest(form)}
      mutationOptions={{
        onSuccess: ({ id, title, repeats }: CoachEvent) => {
          toast({ title: repeats === null ? texts.created : texts.createdMany, text: title });
          redirect('edit', 'events', id);
        },
        onError: (error) => toast({ title: texts.failed, text: error.message, failed: true }),
      }}
    >
      <RecordForm
        defaultValues={blankEvent()}
        toolbar={<SaveBar label={texts.save} />}
        sx={{ maxWidth: '46rem' }}
      >
        <EventFields />
        <ForWhom />
        <RepeatFields />
      </RecordForm>
    </Create>
  );
}

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
