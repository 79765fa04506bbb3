import { Box, Button, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { useActs } from '../../providers/use-acts';
import { useAct } from '../../shared/fresh-sign-in/use-act';
import { useToast } from '../../shared/toast/use-toast';
import type { OrderGift } from './orders.api';
import { texts } from './texts';

/** For whom a line is, and how that stands; while nobody has redeemed it, its mail can be sent again. */
export const LineGift = ({ gift }: { gift: OrderGift }) => (
  <Box sx={{ width: '100%', display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
    <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
      {gift.isForWard ? texts.forWard : texts.giftFor(gift.recipientName, gift.recipientEmail)}
      {gift.isForWard && gift.redeemedById !== null ? ' ' : '. '}
      {gift.redeemedById === null ? (
        `${texts.giftStates[gift.state]}.`
      ) : (
        <>
          {!gift.isForWard && `${texts.redeemedBy} `}
          <Link component={RouterLink} to={`/students/${gift.redeemedById}/show`}>
            {gift.redeemedByName ?? gift.recipientName}
          </Link>
          {gift.state !== 'redeemed' && `. ${texts.giftStates[gift.state]}.`}
        </>
      )}
    </Typography>
    {gift.state === 'open' && gift.recipientEmail !== null && <SendAgain id={gift.id} />}
  </Box>
);

function SendAgain({ id }: { id: string }) {
  const { run, isActing, problem } = useAct();
  const toast = useToast();
  const { sendGiftAgain } = useActs();
  const send = async () => {
    await sendGiftAgain(id);
    toast({ title: texts.giftSentAgain });
  };
  return (
    <>
      <Button size="small" disabled={isActing} onClick={() => void run(send)}>
        {texts.sendGiftAgain}
      </Button>
      {problem !== undefined && <span role="alert">{problem}</span>}
    </>
  );
}
