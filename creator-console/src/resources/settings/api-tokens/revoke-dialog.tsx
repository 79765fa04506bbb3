import { Typography } from '@mui/material';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { useAct } from '../../../shared/fresh-sign-in/use-act';
import { useToast } from '../../../shared/toast/use-toast';
import { type ApiToken, useRevokeApiToken } from './api-tokens.api';
import { texts } from './texts';

/** Asks first: a program stops working. */
export function RevokeDialog({ token: { id, name }, onClose }: { token: ApiToken; onClose: () => void }) {
  const { run, ...acting } = useAct();
  const { mutateAsync: revoke } = useRevokeApiToken();
  const toast = useToast();
  return (
    <FormDialog
      {...acting}
      isGrave
      maxWidth="xs"
      title={texts.revokeTitle(name)}
      submit={texts.revoke}
      onClose={onClose}
      onSubmit={() =>
        run(async () => {
          await revoke(id);
          toast({ title: texts.revoked(name) });
          onClose();
        })
      }
    >
      <Typography>{texts.revokeText}</Typography>
    </FormDialog>
  );
}
