import { Typography } from '@mui/material';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { useAct } from '../../../shared/fresh-sign-in/use-act';
import { useToast } from '../../../shared/toast/use-toast';
import { type Device, useSignOutDevices } from './devices.api';
import { texts } from './texts';

/** Asks first: it cannot be undone from here. */
export function SignOutDialog({ devices, onClose }: { devices: readonly Device[]; onClose: () => void }) {
  const { run, ...acting } = useAct();
  const signOut = useSignOutDevices();
  const toast = useToast();
  const [first] = devices;
  const isOne = devices.length === 1;
  return (
    <FormDialog
      {...acting}
      maxWidth="xs"
      title={isOne && first ? texts.title1(first.device) : texts.titleOthers(devices.length)}
      submit={texts.signOut}
      onClose={onClose}
      onSubmit={() =>
        run(async () => {
          await signOut(devices);
          toast({ title: texts.done(devices.length) });
          onClose();
        })
      }
    >
      <Typography>{isOne ? texts.question : texts.questionOthers}</Typography>
    </FormDialog>
  );
}
