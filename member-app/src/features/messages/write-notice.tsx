import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { sanctumPaths } from '../../shared/lib/sanctum-paths';
import { Button } from '../../shared/ui/button';
import { toastRefusal } from '../../shared/ui/toast-store';
import { type Conversation, useBlock } from './api';

/** Reason why this person cannot write here, and the way to change it. */
export function WriteNotice({
  conversation: { writing, name, participant, circle },
}: {
  conversation: Conversation;
}) {
  const { t } = useTranslation('messages');
  if (writing === 'open') return null;
  return (
    <div className="border-t border-line bg-sunken/60 px-4 py-4 text-ink-soft sm:px-6">
      <p>
        {circle && writing === 'not_allowed' ? t('circle.notAllowed') : t(`writing.${writing}`, { name })}
      </p>
      {participant && writing === 'you_blocked' && <Unblock personId={participant.id} />}
      {writing === 'coach_only' && (
        <Link
          to={sanctumPaths.settingsPage('privacy', 'messages')}
          className="mt-2 inline-block font-semibold text-evergreen underline underline-offset-4"
        >
          {t('writing.toSettings')}
        </Link>
      )}
    </div>
  );
}

function Unblock({ personId }: { personId: string }) {
  const { t } = useTranslation('messages');
  const block = useBlock(personId);
  return (
    <Button
      variant="secondary"
      size="sm"
      className="mt-3"
      pending={block.isPending}
      onClick={() =>
        block.mutate(false, {
          onError: (error) => toastRefusal(t('block.failed'), error),
        })
      }
    >
      {t('block.undo')}
    </Button>
  );
}
