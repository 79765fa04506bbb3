import { Button, Typography } from '@mui/material';
import { Bubble } from './bubble';
import { texts } from './texts';

interface Props {
  text: string;
  hasFailed: boolean;
  onRetry: () => void;
}

/** A message that is on its way, or has not arrived. */
export const UnsentMessage = ({ text, hasFailed, onRetry }: Props) => (
  <Bubble
    isMine
    footer={
      hasFailed ? (
        <>
          <Typography variant="body2" color="error">
            {texts.notSent}
          </Typography>
          <Button size="small" onClick={onRetry}>
            {texts.retry}
          </Button>
        </>
      ) : (
        texts.sending
      )
    }
  >
    {text}
  </Bubble>
);
