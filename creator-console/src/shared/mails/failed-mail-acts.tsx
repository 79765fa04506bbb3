import { Box, Button, DialogContentText } from '@mui/material';
import { useState } from 'react';
import { useActs } from '../../providers/use-acts';
import { FormDialog } from '../dialogs/form-dialog';
import { useAct } from '../fresh-sign-in/use-act';
import { useToast } from '../toast/use-toast';
import { texts } from './texts';

interface Props {
  id: string;
  /** Subject, or the kind of email while the subject is unknown. */
  subject: string;
  /** False for a bounced email, unless its text can be rendered again. */
  canSendAgain: boolean;
  onDone: () => void;
}

/** Actions on a failed or bounced email: send again, or discard after a confirmation. */
export function FailedMailActs({ id, subject, canSendAgain, onDone }: Props) {
  const { sendMailAgain, discardMail } = useActs();
  const { run, isActing, problem } = useAct();
  const [isAsking, setAsking] = useState(false);
  const toast = useToast();
  const sendAgain = () =>
    run(async () => {
      await sendMailAgain(id);
      toast({ title: texts.sentAgain });
      onDone();
    });
  const discard = () =>
    run(async () => {
      await discardMail(id);
      setAsking(false);
      toast({ title: texts.discarded });
      onDone();
    });
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap' }}>
      {canSendAgain && (
        <Button
          size="small"
          aria-label={texts.sendSubjectAgain(subject)}
          disabled={isActing}
          onClick={() => void sendAgain()}
        >
          {texts.sendAgain}
        </Button>
      )}
      <Button
        size="small"
        aria-label={texts.discardSubject(subject)}
        disabled={isActing}
        onClick={() => setAsking(true)}
      >
        {texts.discard}
      </Button>
      {problem !== undefined && !isAsking && <span role="alert">{problem}</span>}
      {isAsking && (
        <FormDialog
          isGrave
          title={texts.discardTitle}
          submit={texts.discard}
          isActing={isActing}
          problem={problem}
          onSubmit={discard}
          onClose={() => setAsking(false)}
        >
          <DialogContentText>{texts.discardText(subject)}</DialogContentText>
        </FormDialog>
      )}
    </Box>
  );
}
