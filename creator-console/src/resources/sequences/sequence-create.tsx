import { Create, SaveButton, Toolbar, useRedirect } from 'react-admin';
import { useToast } from '../../shared/toast/use-toast';
import { BLANK_SEQUENCE, type Sequence, sentSequence } from './sequence';
import { SequenceFields } from './sequence-fields';
import { texts } from './texts';
import { RecordForm } from '../../shared/forms/record-form';

/** A new sequence; it is off, and its page turns it on. */
export function SequenceCreate() {
  const toast = useToast();
  const redirect = useRedirect();
  return (
    <Create<Sequence>
      title={texts.create}
      transform={sentSequence}
      mutationOptions={{
        onSuccess: ({ id }: Sequence) => {
          toast({ title: texts.saved, text: texts.createdText });
          redirect('show', 'sequences', id);
        },
        onError: (error) => toast({ title: texts.failed, text: error.message, failed: true }),
      }}
    >
      <RecordForm
        defaultValues={BLANK_SEQUENCE}
        toolbar={
          <Toolbar>
            <SaveButton label={texts.save} />
          </Toolbar>
        }
        sx={{ maxWidth: '52rem' }}
      >
        <SequenceFields />
      </RecordForm>
    </Create>
  );
}
