import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalSentence } from '../../shared/api/refusal';
import { Avatar } from '../../shared/ui/avatar';
import { Button, buttonStyle } from '../../shared/ui/button';
import { Dialog, DialogClose, DialogContent } from '../../shared/ui/dialog';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../shared/ui/dropdown-menu';
import { toast } from '../../shared/ui/toast-store';
import { type Conversation, useBlock } from './api';

/** With whom it is, and what can be done about her. */
export function ThreadHead({ conversation }: { conversation: Conversation }) {
  const { participant, isBlockable } = conversation;
  return (
    <div className="flex min-w-0 items-center gap-3 border-b border-line px-4 py-3 sm:px-6">
      <Avatar name={participant.name} src={participant.avatarUrl} size="sm" />
      <h2 className="min-w-0 flex-1 truncate text-xl">{participant.name}</h2>
      {isBlockable && <BlockMenu conversation={conversation} />}
    </div>
  );
}

function BlockMenu({ conversation: { participant, writing } }: { conversation: Conversation }) {
  const { t } = useTranslation('messages');
  const { id, name } = participant;
  const [asks, setAsks] = useState(false);
  const block = useBlock(id);
  const isBlocked = writing === 'you-blocked';
  const change = (wanted: boolean) =>
    block.mutate(wanted, {
      onSuccess: () => {
        setAsks(false);
        toast({ title: t(wanted ? 'block.done' : 'block.undone', { name }) });
      },
      onError: (error) =>
        toast({ title: t('block.failed'), description: refusalSentence(error), variant: 'destructive' }),
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
      <Dialog open={asks} onOpenChange={setAsks}>
        <DialogContent title={t('block.title', { name })} description={t('block.text')}>
          <div className="flex flex-wrap gap-3">
            <Button variant="destructive" pending={block.isPending} onClick={() => change(true)}>
              {t('block.confirm')}
            </Button>
            <DialogClose className={buttonStyle({ variant: 'ghost' })}>{t('cancel')}</DialogClose>
          </div>
        </DialogContent>
      </Dialog>
    </>
  );
}
