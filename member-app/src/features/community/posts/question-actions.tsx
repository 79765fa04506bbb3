import { clsx } from 'clsx';
import MessagesSquare from 'lucide-react/icons/messages-square';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import { useTranslation } from 'react-i18next';
import { toastRefusal } from '../../../shared/ui/toast-store';
import { type Post, useQuestionHelps } from '../shared/api';
import { actionStyle } from './action-style';

interface QuestionActionsProps {
  post: Post;
  areAnswersOpen: boolean;
  onAnswers: () => void;
}

/** The row under a question: its answers, and whether the question helps others, too. */
export function QuestionActions({ post, areAnswersOpen, onAnswers }: QuestionActionsProps) {
  const { t } = useTranslation('feed');
  const help = useQuestionHelps(post.id);
  if (post.state !== 'published') return null;
  return (
    <div className="mt-2 -mb-1.5 -ml-2.5 flex flex-wrap items-center border-t border-line/70 pt-1.5">
      <button type="button" className={actionStyle()} aria-expanded={areAnswersOpen} onClick={onAnswers}>
        <MessagesSquare aria-hidden />
        {areAnswersOpen ? t('questions.hideAnswers') : t('questions.viewAnswers')}
      </button>
      {!post.author.isMe && (
        <button
          type="button"
          className={actionStyle(post.isHelpful)}
          aria-pressed={post.isHelpful}
          onClick={() =>
            help.mutate(!post.isHelpful, {
              onError: (error) => toastRefusal(t('failed'), error),
            })
          }
        >
          <ThumbsUp aria-hidden className={clsx(post.isHelpful && 'fill-current')} />
          {t('questions.helpful')}
          {post.helpful > 0 && <span>{post.helpful}</span>}
        </button>
      )}
      <span className="ml-auto pr-1 text-sm text-ink-soft">
        {t('questions.count', { count: post.answers })}
      </span>
    </div>
  );
}
