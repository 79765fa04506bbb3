import { Button, DialogContentText } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useRedirect } from 'react-admin';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { useAct } from '../../shared/fresh-sign-in/use-act';
import { useToast } from '../../shared/toast/use-toast';
import type { Sequence } from './sequence';
import { texts } from './texts';

/** Asks first. One of which somebody has had a letter is kept by the server, which says so. */
export function DeleteSequenceButton({ sequence }: { sequence: Sequence }) {
  const [isAsking, setAsking] = useState(false);
  const { run, ...acting } = useAct();
  const [provider, redirect, toast] = [useDataProvider(), useRedirect(), useToast()];
  const remove = () =>
    run(async () => {
      await provider.delete('sequences', { id: sequence.id });
      toast({ title: texts.deleted });
      redirect('list', 'sequences');
    });
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)}>
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
          <DialogContentText>{texts.removeText(sequence.name)}</DialogContentText>
        </FormDialog>
      )}
    </>
  );
}
