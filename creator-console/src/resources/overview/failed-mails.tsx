import { Box, Button, Typography } from '@mui/material';
import { useActs } from '../../providers/use-acts';
import { useAct } from '../../shared/fresh-sign-in/use-act';
import { useToast } from '../../shared/toast/use-toast';
import { LINE } from './short-list';
import { texts } from './texts';

/** Mails that wait for the coach, who can have them sent again once the cause is gone. */
export function FailedMails({ count, onSentAgain }: { count: number; onSentAgain: () => void }) {
  const { sendMailsAgain } = useActs();
  const { run, isActing, problem } = useAct();
  const toast = useToast();
  const send = () =>
    run(async () => {
      const { mails } = await sendMailsAgain();
      toast({ title: texts.sentAgain(mails) });
      onSentAgain();
    });
  return (
    <Box component="li" sx={LINE}>
      <Typography color="error" sx={{ flex: 1 }}>
        {problem ?? texts.failedMails(count)}
      </Typography>
      <Button size="small" disabled={isActing} onClick={() => void send()}>
        {texts.sendAgain}
      </Button>
    </Box>
  );
}
