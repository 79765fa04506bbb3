import { Alert, Button, Typography } from '@mui/material';
import { useAct } from '../../../shared/fresh-sign-in/use-act';
import { useToast } from '../../../shared/toast/use-toast';
import { useChangePublicEmail, usePublicEmail } from './public-email.api';
import { texts as all } from './texts';

const { publicEmail: texts } = all;

/** Offers to give members the address that the coach signs in with, where the site gives them another. */
export function PublicEmail({ email }: { email: string }) {
  const { data: shown = '' } = usePublicEmail();
  const change = useChangePublicEmail();
  const { run, isActing, problem } = useAct();
  const toast = useToast();
  if (shown === '' || shown.toLowerCase() === email.toLowerCase()) return null;
  const use = () =>
    run(async () => {
      const isSeen = await change(email);
      toast(isSeen ? { title: texts.changed } : { title: texts.drafted, text: texts.draftedText });
    });
  return (
    <Alert severity="info">
      <Typography sx={{ overflowWrap: 'anywhere' }}>{texts.differs(shown)}</Typography>
      <Button
        size="small"
        disabled={isActing}
        onClick={() => void use()}
        sx={{ mt: 1, overflowWrap: 'anywhere' }}
      >
        {texts.use(email)}
      </Button>
      {problem && <Typography role="alert">{problem}</Typography>}
    </Alert>
  );
}
