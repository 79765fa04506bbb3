import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ReportDialog } from '../../../shared/reporting/report-dialog';
import { useCoach } from '../../../shared/site/site';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { toastRefusal } from '../../../shared/ui/toast-store';
import { PersonLine } from '../parts/person-line';
import { PlainWords } from '../parts/plain-words';
import { commentAnchor } from '../shared/comment-anchor';
import type { Comment, useCommenting } from './api';
import { CommentForm } from './comment-form';

export const link = 'min-h-9 font-semibold hover:text-evergreen';

interface CommentItemProps {
  comment: Comment;
  /** The circle or pod of the post. */
  groupId: string | null;
  commenting: ReturnType<typeof useCommenting>;
  onReply: () => void;
  /** More actions, such as accepting an answer. */
  children?: ReactNode;
}

/** Scrolls once to the comment that a link to the post refers to. */
function showOnce(item: HTMLElement | null): void {
  if (!item || item.dataset['shown']) return;
  item.dataset['shown'] = 'yes';
  item.scrollIntoView?.({ block: 'center' });
}

/** Reasons why others do not see a comment, shown to its author and the coach. */
const NOT_SHOWN = {
  waiting: 'state.waiting',
  hidden: 'state.commentHidden',
  withheld: 'state.withheld',
} as const satisfies Record<Exclude<Comment['state'], 'published'>, string>;

/** Placeholder of a comment that the reader may not see, above its replies. */
export function WithheldComment({ id }: Pick<Comment, 'id'>) {
  const { t } = useTranslation('feed');
  return (
    <p id={commentAnchor(id)} className="text-sm text-ink-soft italic">
      {t('state.withheldComment')}
    </p>
  );
}

export function CommentItem({ comment, groupId, commenting, onReply, children }: CommentItemProps) {
  const { t } = useTranslation('feed');
  const [asks, setAsks] = useState<'delete' | 'report' | 'edit' | null>(null);
  const { edit, remove } = commenting;
  const fail = (error: Error) => toastRefusal(t('failed'), error);
  const close = (open: boolean) => !open && setAsks(null);
  const place = commentAnchor(comment.id);
  const isMeant = useLocation().hash === `#${place}`;
  return (
    <div
      id={place}
      ref={isMeant ? showOnce : null}
      className={clsx(isMeant && '-mx-3 rounded-md bg-evergreen-soft/50 px-3 py-2')}
    >
      <PersonLine person={comment.author} at={comment.createdAt} size="sm">
        {comment.editedAt && <span>{t('post.edited')}</span>}
      </PersonLine>
      <div className="mt-1 pl-12">
        <NotShown comment={comment} />
        {asks === 'edit' ? (
          <CommentForm
            hasFocus
            label={t('comments.edit')}
            send={t('save')}
            groupId={groupId}
            text={comment.text}
            mentions={comment.mentions}
            pending={edit.isPending}
            onSend={(text) =>
              edit.mutate({ id: comment.id, text }, { onError: fail, onSuccess: () => setAsks(null) })
            }
            onCancel={() => setAsks(null)}
          />
        ) : (
          <PlainWords text={comment.text} mentions={comment.mentions} isCoachs={comment.author.isCoach} />
        )}
        <div className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
          {children}
          {comment.state === 'published' && (
            <button type="button" className={link} onClick={onReply}>
              {t('comments.reply')}
            </button>
          )}
          <Actions isMine={comment.author.isMe} onDo={setAsks} />
        </div>
      </div>
      <ConfirmDialog
        title={t('comments.deleteTitle')}
        description={t('comments.deleteText')}
        confirm={t('delete')}
        keep={t('keep')}
        open={asks === 'delete'}
        pending={remove.isPending}
        onOpenChange={close}
        onConfirm={() => remove.mutate(comment, { onError: fail, onSuccess: () => setAsks(null) })}
      />
      <ReportDialog of="comments" id={comment.id} open={asks === 'report'} onOpenChange={close} />
    </div>
  );
}

function Actions({ isMine, onDo }: { isMine: boolean; onDo: (what: 'delete' | 'report' | 'edit') => void }) {
  const { t } = useTranslation('feed');
  if (!isMine)
    return (
      <button type="button" className={link} onClick={() => onDo('report')}>
        {t('comments.report')}
      </button>
    );
  return (
    <>
      <button type="button" className={link} onClick={() => onDo('edit')}>
        {t('comments.change')}
      </button>
      <button type="button" className={link} onClick={() => onDo('delete')}>
        {t('delete')}
      </button>
    </>
  );
}

function NotShown({ comment: { state, hiddenReason } }: { comment: Comment }) {
  const { t } = useTranslation('feed');
  const { firstName: coach } = useCoach();
  if (state === 'published') return null;
  return (
    <p className="text-sm text-gold-ink">
      {t(NOT_SHOWN[state], { coach })}
      {hiddenReason && ` ${hiddenReason}`}
    </p>
  );
}
