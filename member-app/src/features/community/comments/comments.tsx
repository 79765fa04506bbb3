import { clsx } from 'clsx';
import Check from 'lucide-react/icons/check';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../shared/ui/badge';
import { NotLoaded, Skeleton } from '../../../shared/ui/loading';
import { NextPage } from '../../../shared/ui/next-page';
import { toast, toastRefusal } from '../../../shared/ui/toast-store';
import { useSession } from '../../session';
import type { Post } from '../shared/api';
import { useGuidelines } from '../writing/use-guidelines';
import { WritersOnly } from '../writing/writers-only';
import { type Comment, type Thread, useCommenting, useComments } from './api';
import { CommentForm } from './comment-form';
import { CommentItem, link, WithheldComment } from './comment-item';

export function Comments({ post }: { post: Post }) {
  const { t } = useTranslation('feed');
  const query = useComments(post.id);
  const { data } = query;
  const commenting = useCommenting(post.id);
  const { afterGuidelines, dialog } = useGuidelines();
  const add = (text: string, parentId: string | null, done: () => void) =>
    afterGuidelines(() =>
      commenting.add.mutate(
        { text, parentId },
        {
          onError: (error) => toastRefusal(t('failed'), error),
          onSuccess: ({ state }) => {
            done();
            if (state === 'waiting')
              toast({ title: t('composer.waiting'), description: t('composer.waitingText') });
          },
        },
      ),
    );
  return (
    <section
      aria-label={post.kind === 'question' ? t('questions.answers') : t('comments.title')}
      className="mt-3 border-t border-line/70 pt-4"
    >
      {!data && <NotLoaded query={query} skeleton={<Skeleton className="h-16" />} />}
      <ol className="space-y-4">
        {data?.pages
          .flatMap(({ items }) => items)
          .map((thread) => (
            <li key={thread.id}>
              <Conversation thread={thread} post={post} commenting={commenting} onAdd={add} />
            </li>
          ))}
      </ol>
      <NextPage of={query} words={t('comments.more')} variant="link" size="sm" className="mt-4" />
      <WritersOnly>
        <CommentForm
          label={post.kind === 'question' ? t('questions.write') : t('comments.write')}
          send={t('comments.send')}
          groupId={post.group?.id ?? null}
          pending={commenting.add.isPending}
          onSend={(text, done) => add(text, null, done)}
        />
      </WritersOnly>
      {dialog}
    </section>
  );
}

/** True for a withheld comment without an author, which only keeps the place of its replies. */
const isPlaceholder = ({ state, author }: Thread): boolean => state === 'withheld' && author.name === '';

interface ConversationProps {
  thread: Thread;
  post: Post;
  commenting: ReturnType<typeof useCommenting>;
  onAdd: (text: string, parentId: string, done: () => void) => void;
}

function Conversation({ thread, post, commenting, onAdd }: ConversationProps) {
  const { t } = useTranslation('feed');
  const { data: me } = useSession();
  const mayAccept = post.author.isMe || me?.role === 'creator';
  const groupId = post.group?.id ?? null;
  const [answers, setAnswers] = useState<string | null>(null);
  return (
    <>
      {thread.isDeleted ? (
        <p className="text-ink-soft italic">{t('comments.deleted')}</p>
      ) : isPlaceholder(thread) ? (
        <WithheldComment id={thread.id} />
      ) : (
        <CommentItem
          comment={thread}
          groupId={groupId}
          commenting={commenting}
          onReply={() => setAnswers(thread.id)}
        >
          {post.kind === 'question' && (
            <AnswerActs answer={thread} commenting={commenting} mayAccept={mayAccept} />
          )}
        </CommentItem>
      )}
      {thread.replies.length > 0 && (
        <ol className="mt-3 ml-4 space-y-3 border-l border-line pl-4 sm:ml-12">
          {thread.replies.map((reply) => (
            <li key={reply.id}>
              <CommentItem
                comment={reply}
                groupId={groupId}
                commenting={commenting}
                onReply={() => setAnswers(reply.id)}
              />
            </li>
          ))}
        </ol>
      )}
      {answers !== null && (
        <div className="ml-4 pl-4 sm:ml-12">
          <CommentForm
            hasFocus
            label={t('comments.writeReply')}
            send={t('comments.reply')}
            groupId={groupId}
            pending={commenting.add.isPending}
            onSend={(text, done) =>
              onAdd(text, answers, () => {
                done();
                setAnswers(null);
              })
            }
            onCancel={() => setAnswers(null)}
          />
        </div>
      )}
    </>
  );
}

interface AnswerActsProps {
  answer: Comment;
  commenting: ReturnType<typeof useCommenting>;
  /** True if the reader asked the question, or is the coach. */
  mayAccept: boolean;
}

/** Buttons of an answer: mark it as helpful, or as the one that solved the question. */
function AnswerActs({ answer, commenting: { accept, help }, mayAccept }: AnswerActsProps) {
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
