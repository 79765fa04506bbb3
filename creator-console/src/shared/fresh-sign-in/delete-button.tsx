import { DialogContentText, type SxProps } from '@mui/material';
import { useDataProvider, useRedirect } from 'react-admin';
import { useAct } from './use-act';
import { DialogButton } from '../dialogs/dialog-button';
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
    <DialogButton color="error" sx={sx} label={texts.remove}>
      {(onClose) => (
        <FormDialog
          {...acting}
          isGrave
          title={texts.removeTitle}
          submit={texts.remove}
          onSubmit={() => void remove()}
          onClose={onClose}
        >
          <DialogContentText>{consequence}</DialogContentText>
        </FormDialog>
      )}
    </DialogButton>
  );
}
