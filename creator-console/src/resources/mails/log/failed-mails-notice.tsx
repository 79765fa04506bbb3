import { Alert, Button, Stack, Typography } from '@mui/material';
import { useGetList, useRefresh } from 'react-admin';
import { DialogButton } from '../../../shared/dialogs/dialog-button';
import { useActs } from '../../../providers/use-acts';
import { useAct } from '../../../shared/fresh-sign-in/use-act';
import { useToast } from '../../../shared/toast/use-toast';
import type { LoggedMail } from './mail-log.api';
import { texts } from './texts';
import { ActDialog } from '../../../shared/fresh-sign-in/act-dialog';

const FAILED = {
  filter: { state: ['failed', 'bounced'] },
  pagination: { page: 1, perPage: 1 },
};

/** Number of failed emails, and actions for all of them; nothing if there are none. */
export function FailedMailsNotice() {
  const { total = 0 } = useGetList<LoggedMail>('mail-log', FAILED);
  const { sendMailsAgain, discardMails } = useActs();
  const { run, isActing, problem } = useAct();
  const refresh = useRefresh();
  const toast = useToast();
  if (total === 0) return null;
  const sendAll = () =>
    run(async () => {
      const { mails } = await sendMailsAgain();
      toast({ title: texts.sentAll(mails) });
      refresh();
    });
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      <Typography sx={{ fontWeight: 600 }}>{texts.waiting(total)}</Typography>
      <Typography variant="body2">{texts.waitingText}</Typography>
      {problem !== undefined && (
        <Typography role="alert" variant="body2">
          {problem}
        </Typography>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button
          color="inherit"
          variant="outlined"
          size="small"
          disabled={isActing}
          onClick={() => void sendAll()}
        >
          {texts.sendAll}
        </Button>
        <DialogButton color="inherit" size="small" disabled={isActing} label={texts.discardAll}>
          {(onClose) => (
            <ActDialog
              isGrave
              title={texts.discardAllTitle(total)}
              text={texts.discardAllText}
              submit={texts.discardAll}
              done={(_, { mails }: { mails: number }) => texts.discardedAll(mails)}
              onSubmit={discardMails}
              onClose={onClose}
            />
          )}
        </DialogButton>
      </Stack>
    </Alert>
  );
}
