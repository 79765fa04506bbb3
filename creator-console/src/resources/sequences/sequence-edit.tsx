import SequenceIcon from '@mui/icons-material/MarkEmailReadOutlined';
import { Alert, Button } from '@mui/material';
import { SaveButton, Toolbar, useRecordContext, Create, useRedirect } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { type Sequence, sentSequence, sequencePath, BLANK_SEQUENCE } from './sequence';
import { SequenceFields } from './sequence-fields';
import { texts } from './texts';
import { KEEP_TYPED, RecordEdit } from '../../shared/forms/record-edit';
import { RecordForm } from '../../shared/forms/record-form';
import { useToast } from '../../shared/toast/use-toast';

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

/** Trigger and emails of a sequence. Members in the sequence continue from their current step. */
export const SequenceEdit = () => (
  <RecordEdit<Sequence>
    icon={SequenceIcon}
    texts={texts}
    titleOf={({ name }) => name}
    redirect="show"
    transform={sentSequence}
  >
    {(before) => (
      <>
        <RecordForm toolbar={<Bar />} resetOptions={before && KEEP_TYPED} sx={{ maxWidth: '52rem' }}>
          <SequenceFields />
          {before && <Alert severity="warning">{texts.stale}</Alert>}
        </RecordForm>
      </>
    )}
  </RecordEdit>
);

function Bar() {
  const sequence = useRecordContext<Sequence>();
  return (
    <Toolbar sx={{ gap: 1 }}>
      <SaveButton label={texts.save} />
      {sequence && (
        <Button component={RouterLink} to={sequencePath(sequence.id)}>
          {texts.back}
        </Button>
      )}
    </Toolbar>
  );
}
