import BookOpen from 'lucide-react/icons/book-open';
import Check from 'lucide-react/icons/check';
import Pin from 'lucide-react/icons/pin';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { communityPaths } from '../../../shared/lib/community-paths';
import { coursePositionPath } from '../../../shared/lib/course-position';
import { useCoach } from '../../../shared/site/site';
import { Alert } from '../../../shared/ui/alert';
import { Badge } from '../../../shared/ui/badge';
import { Card } from '../../../shared/ui/card';
import { Comments } from '../comments/comments';
import { PersonLine } from '../parts/person-line';
import { PlainWords } from '../parts/plain-words';
import { aboutLesson } from '../shared/about-lesson';
import type { Post } from '../shared/api';
import { PostActions, QuestionActions } from './post-actions';
import { Edited, EditPost } from './post-editing';
import { Pictures, PostFiles } from './post-files';
import { PostMenu } from './post-menu';
import { ReactionTotals } from './reactions';

interface PostCardProps {
  post: Post;
  /** True: shows the whole text with the comments, on the post's own page. */
  isAlone?: boolean;
  /** True: names the circle or pod of the post. */
  namesGroup?: boolean;
  onDeleted?: () => void;
}

export function PostCard({ post, isAlone = false, namesGroup = false, onDeleted }: PostCardProps) {
  const { t } = useTranslation('feed');
  const [isEditing, setEditing] = useState(false);
  const [areCommentsOpen, setCommentsOpen] = useState(isAlone);
  const heading = useId();
  return (
    <Card className="p-4 sm:p-6">
      <article aria-labelledby={heading}>
        {post.isPinned && (
          <p className="mb-3 flex items-center gap-1.5 text-sm font-semibold text-gold-ink">
            <Pin aria-hidden className="size-4" />
            {t('post.pinned')}
          </p>
        )}
        <div className="flex items-start justify-between gap-2">
          <div id={heading} className="min-w-0">
            <PersonLine person={post.author} at={post.shownAt}>
              <Edited post={post} />
              {namesGroup && post.group && <span>{t('post.inGroup', { name: post.group.name })}</span>}
            </PersonLine>
          </div>
          <PostMenu post={post} onEdit={() => setEditing(true)} {...(onDeleted && { onDeleted })} />
        </div>
        <StateNotice post={post} />
        {isEditing ? (
          <EditPost post={post} onDone={() => setEditing(false)} />
        ) : (
          <Words post={post} isWhole={isAlone} />
        )}
        <Pictures images={post.images} />
        <PostFiles files={post.files} />
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 text-sm text-ink-soft">
          <ReactionTotals post={post} />
          {post.kind === 'post' && !isAlone && post.comments > 0 && (
            <Link
              to={communityPaths.communityPost(post.id)}
              className="ml-auto flex min-h-9 items-center hover:text-ink hover:underline"
            >
              {t('post.comments', { count: post.comments })}
            </Link>
          )}
        </div>
        {post.kind === 'question' ? (
          <QuestionActions
            post={post}
            areAnswersOpen={areCommentsOpen}
            onAnswers={() => setCommentsOpen(!areCommentsOpen)}
          />
        ) : (
          <PostActions
            post={post}
            areCommentsOpen={areCommentsOpen}
            onComments={() => setCommentsOpen(!areCommentsOpen)}
          />
        )}
        {areCommentsOpen && post.state === 'published' && <Comments post={post} />}
      </article>
    </Card>
  );
}

/** Link to the second of the lesson that a question is about. */
function FromLesson({ lesson }: { lesson: NonNullable<Post['lesson']> }) {
  const { t } = useTranslation('feed');
  const { lessonId, courseId, title, videoId, atSeconds } = lesson;
  return (
    <Link
      to={coursePositionPath(courseId, { lessonId, videoId, positionSeconds: atSeconds ?? 0 })}
      className="mb-2 flex min-h-9 w-fit items-center gap-2 text-sm font-semibold text-evergreen hover:underline"
    >
      <BookOpen aria-hidden className="size-4" />
      {aboutLesson(t, title, atSeconds)}
    </Link>
  );
}

/** Tells the author and the coach why others do not see the post. */
function StateNotice({ post: { state, hiddenReason } }: { post: Post }) {
  const { t } = useTranslation('feed');
  const { firstName: coach } = useCoach();
  if (state === 'published') return null;
  if (state === 'waiting') return <Alert className="mt-4">{t('state.waiting', { coach })}</Alert>;
  if (state === 'withheld') return <Alert className="mt-4">{t('state.withheld')}</Alert>;
  return (
    <Alert className="mt-4">
      {hiddenReason === null
        ? t('state.reported', { coach })
        : t('state.hidden', { coach, reason: hiddenReason })}
    </Alert>
  );
}

function Words({ post, isWhole }: { post: Post; isWhole: boolean }) {
  const { t } = useTranslation('feed');
  return (
    <div className="mt-3">
      {post.tag && (
        <Badge tone="leaf" className="mr-2 mb-2">
          {t(`tags.${post.tag}`)}
        </Badge>
      )}
      {post.isSolved && (
        <Badge tone="gold" className="mb-2">
          <Check aria-hidden />
          {t('questions.solved')}
        </Badge>
      )}
      {post.lesson && <FromLesson lesson={post.lesson} />}
      <PlainWords
        text={post.text}
        mentions={post.mentions}
        isWhole={isWhole}
        isCoachs={post.author.isCoach}
      />
    </div>
  );
}
