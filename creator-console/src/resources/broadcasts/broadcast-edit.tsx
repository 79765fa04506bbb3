import { Alert, Stack } from '@mui/material';
import { useState } from 'react';
import { Edit, FormDataConsumer, SaveButton, Toolbar, useRecordContext, useRefresh } from 'react-admin';
import { Navigate } from 'react-router-dom';
import { isStale } from '../../providers/refusal';
import { DeleteButton } from '../../shared/fresh-sign-in/delete-button';
import { FormFailed } from '../../shared/record-states';
import { useToast } from '../../shared/toast/use-toast';
import { type Broadcast, broadcastPath, isSame, type NewBroadcast } from './broadcast';
import { BroadcastFields } from './broadcast-fields';
import { NoBroadcast } from './no-broadcast';
import { SendButton } from './send-button';
import { texts } from './texts';
import { RecordForm } from '../../shared/forms/record-form';

const KEEP_TYPED = { keepDirtyValues: true } as const;

/** A draft: its words, whom it is for, and the way out. What is under way has its report. */
export function BroadcastEdit() {
  const toast = useToast();
  const refresh = useRefresh();
  const [isChangedElsewhere, setChangedElsewhere] = useState(false);
  return (
    <Edit<Broadcast>
      title={<Title />}
      actions={false}
      mutationMode="pessimistic"
      redirect={false}
      error={<FormFailed missing={<NoBroadcast />} />}
      queryOptions={{ onError: () => undefined }}
      mutationOptions={{
        onSuccess: () => {
          setChangedElsewhere(false);
          toast({ title: texts.saved });
        },
        onError: (error) => {
          if (!isStale(error)) return toast({ title: texts.failed, text: error.message, failed: true });
          setChangedElsewhere(true);
          refresh();
        },
      }}
    >
      <OnlyDrafts />
      <RecordForm
        toolbar={<Bar />}
        {...(isChangedElsewhere && { resetOptions: KEEP_TYPED })}
        sx={{ maxWidth: '52rem' }}
      >
        <BroadcastFields />
        {isChangedElsewhere && <Alert severity="warning">{texts.stale}</Alert>}
      </RecordForm>
    </Edit>
  );
}

function OnlyDrafts() {
  const broadcast = useRecordContext<Broadcast>();
  return broadcast && broadcast.status !== 'draft' ? (
    <Navigate replace to={broadcastPath(broadcast)} />
  ) : null;
}

function Bar() {
  const broadcast = useRecordContext<Broadcast>();
  return (
    <Toolbar>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, width: '100%', alignItems: 'center' }}>
        <SaveButton label={texts.saveDraft} />
        {broadcast && (
          <FormDataConsumer<NewBroadcast>>
            {({ formData }) => <SendButton broadcast={broadcast} hasUnsaved={!isSame(formData, broadcast)} />}
          </FormDataConsumer>
        )}
        {broadcast && (
          <DeleteButton
            resource="broadcasts"
            id={broadcast.id}
            texts={texts}
            consequence={texts.removeText(broadcast.subject)}
            sx={{ ml: 'auto' }}
          />
        )}
      </Stack>
    </Toolbar>
  );
}

const Title = () => {
  const broadcast = useRecordContext<Broadcast>();
  return <>{broadcast?.subject ?? texts.title}</>;
};
