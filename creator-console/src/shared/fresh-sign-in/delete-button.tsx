import { Button, DialogContentText, type SxProps } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useRedirect } from 'react-admin';
import { useAct } from './use-act';
import { useToast } from '../toast/use-toast';
import { FormDialog } from '../dialogs/form-dialog';

interface Props {
  resource: string;
  id: string;
  texts: { remove: string; removeTitle: string; deleted: string };
  consequence: string;
  sx?: SxProps;
}

/** Confirms first, deletes, then opens the list. If the server refuses, the dialog shows why. */
export function DeleteButton({ resource, id, texts, consequence, sx = {} }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { run, ...acting } = useAct();
  const provider = useDataProvider();
  const redirect = useRedirect();
  const toast = useToast();
  const remove = () =>
    run(async () => {
      await provider.delete(resource, { id });
      toast({ title: texts.deleted });
      redirect('list', resource);
    });
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)} sx={sx}>
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
          <DialogContentText>{consequence}</DialogContentText>
        </FormDialog>
      )}
    </>
  );
}
