import { Button, DialogContentText } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useRedirect } from 'react-admin';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { useAct } from '../../shared/fresh-sign-in/use-act';
import { useToast } from '../../shared/toast/use-toast';
import type { Broadcast } from './broadcast';
import { texts } from './texts';

/** Asks first: what was written is gone then. */
export function DeleteDraftButton({ broadcast }: { broadcast: Broadcast }) {
  const [isAsking, setAsking] = useState(false);
  const { run, ...acting } = useAct();
  const [provider, redirect, toast] = [useDataProvider(), useRedirect(), useToast()];
  const remove = () =>
    run(async () => {
      await provider.delete('broadcasts', { id: broadcast.id });
      toast({ title: texts.deleted });
      redirect('list', 'broadcasts');
    });
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)} sx={{ ml: 'auto' }}>
        {texts.remove}
      </Button>
      {isAsking && (
        <FormDialog
          {...acting}
          isGrave
          title={texts.removeTitle}
          submit={texts.remove}
          onSubmit={() => void remove()}
          onClose={() => setAsking(false)}
        >
          <DialogContentText>{texts.removeText(broadcast.subject)}</DialogContentText>
        </FormDialog>
      )}
    </>
  );
}
