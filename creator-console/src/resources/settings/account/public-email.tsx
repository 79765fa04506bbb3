import { Alert, Button, Typography } from '@mui/material';
import { useAct } from '../../../shared/fresh-sign-in/use-act';
import { useToast } from '../../../shared/toast/use-toast';
import { texts as all } from './texts';
import { useChangePublicEmail, usePublicEmail } from './public-email.api';

const { publicEmail: texts } = all;

interface Props {
  /** The coach's previous sign-in address. */
  former: string;
  email: string;
  onDecided: () => void;
}

/** After a change of the sign-in address, offers to change the public one too if it was the same. */
export function PublicEmail({ former, email, onDecided }: Props) {
  const { data: shown } = usePublicEmail();
  const change = useChangePublicEmail();
  const { run, isActing, problem } = useAct();
  const toast = useToast();
  if (shown?.toLowerCase() !== former.toLowerCase()) return null;
  const use = () =>
    run(async () => {
      const isSeen = await change(email);
      onDecided();
      toast(isSeen ? { title: texts.changed } : { title: texts.drafted, text: texts.draftedText });
    });
  return (
    <Alert severity="info">
      <Typography sx={{ overflowWrap: 'anywhere' }}>{texts.differs(former)}</Typography>
      <Button
        size="small"
        disabled={isActing}
        onClick={() => void use()}
        sx={{ mt: 1, overflowWrap: 'anywhere' }}
      >
        {texts.use(email)}
      </Button>
      <Button size="small" disabled={isActing} onClick={onDecided} sx={{ mt: 1, overflowWrap: 'anywhere' }}>
        {texts.keep}
      </Button>
      {problem && <Typography role="alert">{problem}</Typography>}
    </Alert>
  );
}
