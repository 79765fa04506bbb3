import { Bell, BellOff, EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/lib/paths';
import { Avatar } from '../../shared/ui/avatar';
import { Button, buttonStyle } from '../../shared/ui/button';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../shared/ui/dropdown-menu';
import { toast, toastRefusal } from '../../shared/ui/toast-store';
import { useSession } from '../session';
import { type Conversation, type Correspondent, useBlock, useSilence } from './api';
import { CircleSign } from './circle-sign';
import { PersonName } from './person-name';

/** The other person or the circle, with the available actions. */
export function ThreadHead({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation('messages');
  const { data: me } = useSession();
  const { name, participant, circle, isBlockable } = conversation;
  return (
    <>
      {circle ? <CircleSign /> : <Avatar name={name} src={participant?.avatarUrl ?? null} size="sm" />}
      <div className="min-w-0 flex-1">
        <h2 className="truncate text-xl">{participant ? <PersonName {...participant} /> : name}</h2>
        {circle && (
          <p className="text-sm text-ink-soft">
            {t(me?.role === 'creator' ? 'circle.membersAndYou' : 'circle.members', { count: circle.members })}
          </p>
        )}
      </div>
      {participant && me?.role === 'creator' && (
        <a
          href={`${paths.creator}/students/${participant.id}/show`}
          className={buttonStyle({ variant: 'secondary', size: 'sm' })}
        >
          {t('studentProfile')}
        </a>
      )}
      {participant && isBlockable && (
        <BlockMenu person={participant} isBlocked={conversation.writing === 'you_blocked'} />
      )}
      {circle && <SilenceButton conversationId={conversation.id} isSilenced={circle.isSilenced} />}
    </>
  );
}

/** Silences a circle, so that only mentions are notified. */
function SilenceButton({ conversationId, isSilenced }: { conversationId: string; isSilenced: boolean }) {
  const { t } = useTranslation('messages');
  const silence = useSilence(conversationId);
  const Sign = isSilenced ? BellOff : Bell;
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-pressed={isSilenced}
      pending={silence.isPending}
      onClick={() =>
        silence.mutate(!isSilenced, {
          onSuccess: () => toast({ title: t(isSilenced ? 'circle.loud' : 'circle.silenced') }),
          onError: (error) => toastRefusal(t('block.failed'), error),
        })
      }
    >
      <Sign aria-hidden />
      <span className="max-sm:sr-only">{t('circle.silence')}</span>
    </Button>
  );
}

function BlockMenu({ person: { id, name }, isBlocked }: { person: Correspondent; isBlocked: boolean }) {
  const { t } = useTranslation('messages');
  const [asks, setAsks] = useState(false);
  const block = useBlock(id);
  const change = (wanted: boolean) =>
    block.mutate(wanted, {
      onSuccess: () => {
        setAsks(false);
        toast({ title: t(wanted ? 'block.done' : 'block.undone', { name }) });
      },
      onError: (error) => toastRefusal(t('block.failed'), error),
    });
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="ghost" size="icon" aria-label={t('block.menu')}>
            <EllipsisVertical aria-hidden />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem onSelect={() => (isBlocked ? change(false) : setAsks(true))}>
            {isBlocked ? t('block.undo') : t('block.do', { name })}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={t('block.title', { name })}
        description={t('block.text')}
        confirm={t('block.confirm')}
        keep={t('cancel')}
        pending={block.isPending}
        onConfirm={() => change(true)}
      />
    </>
  );
}
