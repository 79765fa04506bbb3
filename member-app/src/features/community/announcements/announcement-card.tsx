import Megaphone from 'lucide-react/icons/megaphone';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../shared/lib/format';
import { useOnScreen } from '../../../shared/lib/use-on-screen';
import { Badge } from '../../../shared/ui/badge';
import { Button } from '../../../shared/ui/button';
import { Card } from '../../../shared/ui/card';
import { toastRefusal } from '../../../shared/ui/toast-store';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { PlainWords } from '../parts/plain-words';
import { AnnouncementForm } from './announcement-form';
import { type Announcement, useAnnouncing } from './api';
import { SeenBy } from './seen-by';

interface AnnouncementCardProps {
  announcement: Announcement;
  /** The coach changes it and takes it back. */
  mayChange: boolean;
  /** Called once it has been on the screen. */
  onSeen: (id: string) => void;
}

export function AnnouncementCard({ announcement, mayChange, onSeen }: AnnouncementCardProps) {
  const { t } = useTranslation('feed');
  const [isEditing, setEditing] = useState(false);
  const { id, priority, title, text, createdAt, editedAt, isSeen, seenBy } = announcement;
  const article = useRef<HTMLElement>(null);
  const tell = useCallback(() => onSeen(id), [id, onSeen]);
  useOnScreen(article, isSeen || mayChange ? undefined : tell);
  return (
    <Card className="p-4 sm:p-6">
      <article ref={article}>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          <Badge tone={priority === 'high' ? 'clay' : 'plain'}>
            <Megaphone aria-hidden />
            {t(`announcements.priorities.${priority}`)}
          </Badge>
          <time dateTime={createdAt}>{formatDate(createdAt)}</time>
          {editedAt && <span>{t('post.edited')}</span>}
        </p>
        {isEditing ? (
          <AnnouncementForm announcement={announcement} onDone={() => setEditing(false)} />
        ) : (
          <>
            <h2 className="mt-2 text-xl wrap-anywhere">{title}</h2>
            <div className="mt-2">
              <PlainWords text={text} />
            </div>
            {seenBy && <SeenBy announcement={announcement} seenBy={seenBy} />}
            {mayChange && <Acts id={id} onEdit={() => setEditing(true)} />}
          </>
        )}
      </article>
    </Card>
  );
}

function Acts({ id, onEdit }: { id: string; onEdit: () => void }) {
  const { t } = useTranslation('feed');
  const [asks, setAsks] = useState(false);
  const { remove } = useAnnouncing();
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <Button variant="secondary" size="sm" onClick={onEdit}>
        {t('post.edit')}
      </Button>
      <Button variant="ghost" size="sm" onClick={() => setAsks(true)}>
        {t('delete')}
      </Button>
      <ConfirmDialog
        title={t('announcements.deleteTitle')}
        description={t('announcements.deleteText')}
        confirm={t('delete')}
        keep={t('keep')}
        open={asks}
        pending={remove.isPending}
        onOpenChange={setAsks}
        onConfirm={() =>
          remove.mutate(id, {
            onSuccess: () => setAsks(false),
            onError: (error) => toastRefusal(t('failed'), error),
          })
        }
      />
    </div>
  );
}
