import { Button, Typography } from '@mui/material';
import { useOnline } from '../use-online';
import { Bubble } from './bubble';
import { texts } from './texts';

interface Props {
  text: string;
  isUnderWay: boolean;
  onRetry: () => void;
  onDiscard: () => void;
}

/** A message that is on its way, waits for the network, or has not arrived. */
export function UnsentMessage({ text, isUnderWay, onRetry, onDiscard }: Props) {
  const isOnline = useOnline();
  return (
    <Bubble
      isMine
      footer={
        isUnderWay ? (
          <span>{isOnline ? texts.sending : texts.waitsForNetwork}</span>
        ) : (
          <>
            <Typography variant="body2" color="error">
              {texts.notSent}
            </Typography>
            <Button size="small" onClick={onRetry}>
              {texts.retry}
            </Button>
            <Button size="small" onClick={onDiscard}>
              {texts.discard}
            </Button>
          </>
        )
      }
    >
      {text}
    </Bubble>
  );
}
