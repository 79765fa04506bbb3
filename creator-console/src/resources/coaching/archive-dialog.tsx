import { Typography } from '@mui/material';
import { useRefresh } from 'react-admin';
import { useActs } from '../../providers/use-acts';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { useAct } from '../../shared/fresh-sign-in/use-act';
import { useToast } from '../../shared/toast/use-toast';
import type { Offering } from './call';
import { texts } from './texts';

/** Asks before something is offered no more. */
export function ArchiveDialog({ offering, onClose }: { offering: Offering; onClose: () => void }) {
  const { archiveOffering } = useActs();
  const { run, ...acting } = useAct();
  const toast = useToast();
  const refresh = useRefresh();
  const send = async () => {
    await archiveOffering(offering.id);
    toast({ title: texts.archived });
    refresh();
    onClose();
  };
  return (
    <FormDialog
      {...acting}
      isGrave
      title={texts.archiveTitle(offering.title)}
      submit={texts.archive}
      onSubmit={() => run(send)}
      onClose={onClose}
    >
      <Typography>{texts.archiveText}</Typography>
    </FormDialog>
  );
}
