import Ellipsis from 'lucide-react/icons/ellipsis';
import Flag from 'lucide-react/icons/flag';
import MessageCircle from 'lucide-react/icons/message-circle';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { messagesTo } from '../../../shared/lib/sanctum-paths';
import { Button } from '../../../shared/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../../shared/ui/dropdown-menu';
import { toast, toastRefusal } from '../../../shared/ui/toast-store';
import { type Post, useDeletePost } from '../shared/api';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { ReportDialog } from '../../../shared/reporting/report-dialog';

interface PostMenuProps {
  post: Post;
  onEdit: () => void;
  onDeleted?: () => void;
}

/** Shows less frequent actions: the author edits and deletes a post, others report it. */
export function PostMenu({ post, onEdit, onDeleted }: PostMenuProps) {
  const { t } = useTranslation('feed');
  const [asks, setAsks] = useState<'delete' | 'report' | null>(null);
  const remove = useDeletePost(post.id);
  const deleteIt = () =>
    remove.mutate(undefined, {
      onError: (error) => toastRefusal(t('failed'), error),
      onSuccess: () => {
        setAsks(null);
        toast({ title: t('post.deleted') });
        onDeleted?.();
      },
    });
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="ghost" size="icon" className="-mt-1.5 -mr-2" aria-label={t('post.menu')}>
            <Ellipsis aria-hidden />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          {post.author.isMe ? (
            <OwnActions onEdit={onEdit} onDelete={() => setAsks('delete')} />
          ) : (
            <OthersActions author={post.author} onReport={() => setAsks('report')} />
          )}
        </DropdownMenuContent>
      </DropdownMenu>
      <ConfirmDialog
        title={t('post.deleteTitle')}
        description={t('post.deleteText')}
        confirm={t('delete')}
        keep={t('keep')}
        open={asks === 'delete'}
        pending={remove.isPending}
        onOpenChange={(open) => !open && setAsks(null)}
        onConfirm={deleteIt}
      />
      <ReportDialog
        of="posts"
        id={post.id}
        open={asks === 'report'}
        onOpenChange={(open) => !open && setAsks(null)}
      />
    </>
  );
}

function OwnActions({ onEdit, onDelete }: { onEdit: () => void; onDelete: () => void }) {
  const { t } = useTranslation('feed');
  return (
    <>
      <DropdownMenuItem onSelect={onEdit}>
        <Pencil aria-hidden />
        {t('post.edit')}
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={onDelete}>
        <Trash2 aria-hidden />
        {t('post.delete')}
      </DropdownMenuItem>
    </>
  );
}

function OthersActions({ author, onReport }: { author: Post['author']; onReport: () => void }) {
  const { t } = useTranslation('feed');
  return (
    <>
      {author.isWritable && author.id && (
        <DropdownMenuItem asChild>
          <Link to={messagesTo(author.id)}>
            <MessageCircle aria-hidden />
            {t('post.message', { name: author.name })}
          </Link>
        </DropdownMenuItem>
      )}
      <DropdownMenuItem onSelect={onReport}>
        <Flag aria-hidden />
        {t('post.report')}
      </DropdownMenuItem>
    </>
  );
}
