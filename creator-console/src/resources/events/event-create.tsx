import { useQuery } from '@tanstack/react-query';
import { Create, SelectInput, useRedirect } from 'react-admin';
import { useToast } from '../../shared/toast/use-toast';
import { readCircles, readPods } from '../groups';
import { asRequest, blankEvent, type CoachEvent, type NewEventForm } from './event';
import { EventFields } from './event-fields';
import { RepeatFields } from './repeat-fields';
import { SaveBar } from './save-bar';
import { texts } from './texts';
import { RecordForm } from '../../shared/forms/record-form';

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
      <RecordForm defaultValues={blankEvent()} toolbar={<SaveBar />} sx={{ maxWidth: '46rem' }}>
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
