import { useTranslation } from 'react-i18next';
import { useOnline } from '../../shared/lib/use-online';
import { Button } from '../../shared/ui/button';
import { Spinner } from '../../shared/ui/spinner';
import { MessageBubble } from './message-bubble';

interface Props {
  text: string;
  isUnderWay: boolean;
  onRetry: () => void;
  onDiscard: () => void;
}

/** A message that is on its way, waits for the network, or has not arrived. */
export function UnsentMessage({ text, isUnderWay, onRetry, onDiscard }: Props) {
  const { t } = useTranslation('messages');
  const isOnline = useOnline();
  return (
    <MessageBubble
      isMine
      footer={
        isUnderWay ? (
          isOnline ? (
            <>
              <Spinner /> {t('sending')}
            </>
          ) : (
            t('waitsForNetwork')
          )
        ) : (
          <>
            <span className="font-semibold text-danger">{t('notSent')}</span>
            <Button variant="link" size="sm" onClick={onRetry}>
              {t('retry')}
            </Button>
            <Button variant="link" size="sm" onClick={onDiscard}>
              {t('discard')}
            </Button>
          </>
        )
      }
    >
      {text}
    </MessageBubble>
  );
}
