import { Button, DialogContentText } from '@mui/material';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { Navigate } from 'react-router-dom';
import { useActs } from '../../providers/use-acts';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { useAct } from '../../shared/fresh-sign-in/use-act';
import { useToast } from '../../shared/toast/use-toast';
import { type Broadcast, broadcastPath } from './broadcast';
import { texts } from './texts';

/** Takes a plan back, or stops what goes; asks first. */
export function CancelButton({ broadcast: { id, status } }: { broadcast: Broadcast }) {
  const [isAsking, setAsking] = useState(false);
  const [draft, setDraft] = useState<Broadcast>();
  const { run, ...acting } = useAct();
  const { cancelBroadcast } = useActs();
  const toast = useToast();
  const refresh = useRefresh();
  const words = status === 'scheduled' ? texts.unplan : texts.stop;
  const cancel = () =>
    run(async () => {
      const after = await cancelBroadcast(id);
      toast({ title: words.done });
      setAsking(false);
      refresh();
      if (after.status === 'draft') setDraft(after);
    });
  if (draft) return <Navigate to={broadcastPath(draft)} />;
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        {words.act}
      </Button>
      {isAsking && (
        <FormDialog
          {...acting}
          isGrave
          title={words.title}
          submit={words.act}
          onSubmit={() => void cancel()}
          onClose={() => setAsking(false)}
        >
          <DialogContentText>{words.text}</DialogContentText>
        </FormDialog>
      )}
    </>
  );
}
