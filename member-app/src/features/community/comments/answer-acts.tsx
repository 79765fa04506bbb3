import { clsx } from 'clsx';
import Check from 'lucide-react/icons/check';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../shared/ui/badge';
import { toastRefusal } from '../../../shared/ui/toast-store';
import type { Comment, useCommenting } from './api';
import { link } from './comment-item';

interface AnswerActsProps {
  answer: Comment;
  commenting: ReturnType<typeof useCommenting>;
  /** True if the reader asked the question, or is the coach. */
  mayAccept: boolean;
}

/** Buttons of an answer: mark it as helpful, or as the one that solved the question. */
export function AnswerActs({ answer, commenting: { accept, help }, mayAccept }: AnswerActsProps) {
  const { t } = useTranslation('feed');
  const { id, isAccepted, isHelpful, helpful, author, state } = answer;
  const onError = (error: Error) => toastRefusal(t('failed'), error);
  if (state !== 'published') return null;
  return (
    <>
      {isAccepted && (
        <Badge tone="leaf" className="self-center">
          <Check aria-hidden />
          {t('questions.accepted')}
        </Badge>
      )}
      {author.isMe ? (
        helpful > 0 && (
          <span className="flex min-h-9 items-center">{t('questions.helpedOthers', { count: helpful })}</span>
        )
      ) : (
        <button
          type="button"
          aria-pressed={isHelpful}
          className={clsx(link, 'inline-flex items-center gap-1.5', isHelpful && 'text-evergreen')}
          onClick={() => help.mutate({ id, isHelpful: !isHelpful }, { onError })}
        >
          <ThumbsUp aria-hidden className={clsx('size-4', isHelpful && 'fill-current')} />
          {t('questions.helpful')}
          {helpful > 0 && <span>{helpful}</span>}
        </button>
      )}
      {mayAccept && (
        <button
          type="button"
          className={link}
          onClick={() => accept.mutate({ id, isAccepted: !isAccepted }, { onError })}
        >
          {isAccepted ? t('questions.unaccept') : t('questions.accept')}
        </button>
      )}
    </>
  );
}
