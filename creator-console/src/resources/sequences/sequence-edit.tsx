import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { Edit, SaveButton, Toolbar, useRecordContext, useRefresh } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { isStale } from '../../providers/refusal';
import { FormFailed } from '../../shared/record-states';
import { useToast } from '../../shared/toast/use-toast';
import { NoSequence } from './no-sequence';
import { type Sequence, sentSequence, sequencePath } from './sequence';
import { SequenceFields } from './sequence-fields';
import { texts } from './texts';
import { RecordForm } from '../../shared/forms/record-form';

const KEEP_TYPED = { keepDirtyValues: true } as const;

/** Trigger and emails of a sequence. Members in the sequence continue from their current step. */
export function SequenceEdit() {
  const toast = useToast();
  const refresh = useRefresh();
  const [isChangedElsewhere, setChangedElsewhere] = useState(false);
  return (
    <Edit<Sequence>
      title={<Title />}
      actions={false}
      mutationMode="pessimistic"
      redirect="show"
      transform={sentSequence}
      error={<FormFailed missing={<NoSequence />} />}
      queryOptions={{ onError: () => undefined }}
      mutationOptions={{
        onError: (error) => {
          if (!isStale(error)) return toast({ title: texts.failed, text: error.message, failed: true });
          setChangedElsewhere(true);
          refresh();
        },
      }}
    >
      <RecordForm
        toolbar={<Bar />}
        {...(isChangedElsewhere && { resetOptions: KEEP_TYPED })}
        sx={{ maxWidth: '52rem' }}
      >
        <SequenceFields />
        {isChangedElsewhere && <Alert severity="warning">{texts.stale}</Alert>}
      </RecordForm>
    </Edit>
  );
}

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

const Title = () => {
  const sequence = useRecordContext<Sequence>();
  return <>{sequence?.name ?? texts.title}</>;
};
