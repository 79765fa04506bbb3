import { Create, SaveButton, Toolbar, useRedirect } from 'react-admin';
import { useToast } from '../../shared/toast/use-toast';
import { BLANK_BROADCAST, type Broadcast } from './broadcast';
import { BroadcastFields } from './broadcast-fields';
import { texts } from './texts';
import { RecordForm } from '../../shared/forms/record-form';

/** A new broadcast; it is a draft, and its page sends it. */
export function BroadcastCreate() {
  const toast = useToast();
  const redirect = useRedirect();
  return (
    <Create<Broadcast>
      title={texts.create}
      mutationOptions={{
        onSuccess: ({ id }: Broadcast) => {
          toast({ title: texts.saved, text: texts.createdText });
          redirect('edit', 'broadcasts', id);
        },
        onError: (error) => toast({ title: texts.failed, text: error.message, failed: true }),
      }}
    >
      <RecordForm
        defaultValues={BLANK_BROADCAST}
        toolbar={
          <Toolbar>
            <SaveButton label={texts.saveDraft} />
          </Toolbar>
        }
        sx={{ maxWidth: '52rem' }}
      >
        <BroadcastFields />
      </RecordForm>
    </Create>
  );
}
