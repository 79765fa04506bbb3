import { clsx } from 'clsx';
import Bookmark from 'lucide-react/icons/bookmark';
import MessageCircle from 'lucide-react/icons/message-circle';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Share2 from 'lucide-react/icons/share-2';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import { useTranslation } from 'react-i18next';
import { communityPaths } from '../../../shared/lib/community-paths';
import { toast, toastRefusal } from '../../../shared/ui/toast-store';
import { type Post, useQuestionHelps, useSavePost } from '../shared/api';
import { actionStyle, ReactButton } from './reactions';

interface PostActionsProps {
  post: Post;
  areCommentsOpen: boolean;
  onComments: () => void;
}

/** Row of actions under a post; none while others cannot see the post. */
export function PostActions({ post, areCommentsOpen, onComments }: PostActionsProps) {
  const { t } = useTranslation('feed');
  const save = useSavePost(post.id);
  if (post.state !== 'published') return null;

  async function share() {
    const link = `${location.origin}${communityPaths.communityPost(post.id)}`;
    try {
      await navigator.clipboard.writeText(link);
      toast({ title: t('post.shared'), description: t('post.sharedText') });
    } catch {
      toast({ title: t('post.shareFailed'), description: link });
    }
  }

  return (
    <div className="mt-2 -mb-1.5 -ml-2.5 flex flex-wrap items-center border-t border-line/70 pt-1.5">
      <ReactButton post={post} />
      <button
        type="button"
        className={actionStyle()}
        aria-expanded={areCommentsOpen}
        aria-label={t('post.comments', { count: post.comments })}
        onClick={onComments}
      >
        <MessageCircle aria-hidden />
        <span className="max-sm:hidden">{t('post.comment')}</span>
      </button>
      <button
        type="button"
        className={actionStyle(post.isSaved)}
        aria-pressed={post.isSaved}
        aria-label={t('post.save')}
        onClick={() =>
          save.mutate(!post.isSaved, {
            onError: (error) => toastRefusal(t('failed'), error),
          })
        }
      >
        <Bookmark aria-hidden className={clsx(post.isSaved && 'fill-current')} />
        <span className="max-sm:hidden">{post.isSaved ? t('post.saved') : t('post.save')}</span>
      </button>
      <button
        type="button"
        className={actionStyle()}
        aria-label={t('post.shareThis')}
        onClick={() => void share()}
      >
        <Share2 aria-hidden />
        <span className="max-sm:hidden">{t('post.share')}</span>
      </button>
    </div>
  );
}

interface QuestionActionsProps {
  post: Post;
  areAnswersOpen: boolean;
  onAnswers: () => void;
}

/** Row of actions under a question: its answers, and Helpful. */
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
      {post.answers > 0 && (
        <span className="ml-auto pr-1 text-sm text-ink-soft">
          {t('questions.count', { count: post.answers })}
        </span>
      )}
    </div>
  );
}
