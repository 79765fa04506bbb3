import { clsx } from 'clsx';
import { SquarePen } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { formatDate } from '../../shared/lib/format';
import { useCoach } from '../../shared/site/site';
import { Avatar } from '../../shared/ui/avatar';
import { Badge } from '../../shared/ui/badge';
import { Button, buttonStyle } from '../../shared/ui/button';
import { DialogButton } from '../../shared/ui/dialog';
import { Field } from '../../shared/ui/field';
import { Input } from '../../shared/ui/input';
import { NotLoaded, Skeleton } from '../../shared/ui/loading';
import { NextPage } from '../../shared/ui/next-page';
import { toastRefusal } from '../../shared/ui/toast-store';
import { VisuallyHidden } from '../../shared/ui/visually-hidden';
import {
  type Correspondent,
  type InboxItem,
  useConversationWith,
  useCorrespondents,
  useInbox,
  useOpenConversation,
} from './api';
import { CircleSign } from './circle-sign';

/** Conversations by their newest message, to be searched by name. */
export function Inbox({ openId }: { openId: string | undefined }) {
  const { t } = useTranslation('messages');
  const [typed, setTyped] = useState('');
  const [, setParams] = useSearchParams();
  const inbox = useInbox(useDeferredValue(typed.trim()));
  const items = inbox.data?.pages.flatMap((page) => page.items);
  return (
    <>
      <div className="border-b border-line p-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="text-xl">{t('inbox')}</h2>
          <NewMessage onOpen={(id) => setParams({ with: id })} />
        </div>
        <Input
          type="search"
          aria-label={t('search')}
          placeholder={t('search')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          className="mt-3"
        />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto p-2" aria-busy={inbox.isPending}>
        {!inbox.data && <NotLoaded query={inbox} skeleton={<Skeleton className="m-2 h-16" />} />}
        {items?.length === 0 && (typed.trim() === '' ? <Nobody /> : <p className="p-3">{t('noneFound')}</p>)}
        <ul>
          {items?.map((item) => (
            <InboxRow key={item.id} item={item} isOpen={item.id === openId} />
          ))}
        </ul>
        <NextPage of={inbox} words={t('more')} variant="ghost" size="sm" />
      </div>
    </>
  );
}

function Nobody() {
  const { t } = useTranslation('messages');
  const { firstName } = useCoach();
  const { data: conversation } = useConversationWith({});
  return (
    <div className="p-3">
      <p className="font-semibold">{t('none')}</p>
      <p className="mt-1 text-sm text-ink-soft">{t('noneText', { name: firstName })}</p>
      {conversation && (
        <Link
          to={`?with=${conversation.id}`}
          className={buttonStyle({ variant: 'secondary', size: 'sm', className: 'mt-4 md:hidden' })}
        >
          {t('writeTo', { name: firstName })}
        </Link>
      )}
    </div>
  );
}

function InboxRow({ item, isOpen }: { item: InboxItem; isOpen: boolean }) {
  const { t } = useTranslation('messages');
  const { name, participant, circle, lastMessage, unread } = item;
  const words = lastMessage.text === null ? t('gone') : withoutIds(lastMessage.text) || t('attachments.some');
  const by = lastMessage.isMine ? t('you', { words }) : words;
  const line =
    lastMessage.senderName === null || lastMessage.isMine
      ? by
      : t('circle.by', { name: lastMessage.senderName, words });
  return (
    <li>
      <Link
        to={`?with=${item.id}`}
        aria-current={isOpen ? 'true' : undefined}
        className={clsx(
          'flex min-h-16 items-center gap-3 rounded-md px-3 py-2 transition-colors hover:bg-evergreen-soft',
          isOpen && 'bg-evergreen-soft',
        )}
      >
        {circle ? <CircleSign /> : <Avatar name={name} src={participant?.avatarUrl ?? null} size="sm" />}
        <span className="min-w-0 flex-1">
          <span className={clsx('block truncate', unread > 0 && 'font-semibold')}>{name}</span>
          <span className="block truncate text-sm text-ink-soft">{line}</span>
          <time dateTime={lastMessage.sentAt} className="block text-sm text-ink-soft">
            {formatDate(lastMessage.sentAt)}
          </time>
        </span>
        {unread > 0 && (
          <span className="size-2.5 shrink-0 rounded-full bg-clay">
            <VisuallyHidden>{t('unread', { count: unread })}</VisuallyHidden>
          </span>
        )}
      </Link>
    </li>
  );
}

/** A line of a message leaves names out: whom it mentions is read in it. */
const withoutIds = (text: string): string => text.replaceAll(/@\[[0-9a-f-]*\]?/g, '@…');

/** Chooses somebody to write to, among those who may be written to. */
function NewMessage({ onOpen }: { onOpen: (conversationId: string) => void }) {
  const { t } = useTranslation('messages');
  return (
    <DialogButton
      button={
        <Button variant="secondary" size="sm">
          <SquarePen aria-hidden />
          {t('new.open')}
        </Button>
      }
      title={t('new.title')}
      description={t('new.lead')}
    >
      {(close) => (
        <Picker
          onOpen={(id) => {
            close();
            onOpen(id);
          }}
        />
      )}
    </DialogButton>
  );
}

function Picker({ onOpen }: { onOpen: (conversationId: string) => void }) {
  const { t } = useTranslation('messages');
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed.trim());
  const people = useCorrespondents(words);
  const open = useOpenConversation();
  const choose = ({ id }: Correspondent) =>
    open.mutate(id, {
      onSuccess: (conversation) => onOpen(conversation.id),
      onError: (error) => toastRefusal(t('new.failed'), error),
    });
  return (
    <>
      <Field label={t('new.search')}>
        <Input type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />
      </Field>
      <div className="mt-4 min-h-40" aria-busy={people.isPending}>
        {!people.data && <NotLoaded query={people} skeleton={<Skeleton className="h-14" />} />}
        {people.data?.length === 0 && (
          <p className="text-ink-soft">{words.length < 2 ? t('new.typeMore') : t('new.nobody')}</p>
        )}
        <ul className="max-h-72 space-y-1 overflow-y-auto">
          {people.data?.map((person) => (
            <li key={person.id}>
              <button
                type="button"
                disabled={open.isPending}
                onClick={() => choose(person)}
                className="flex min-h-14 w-full items-center gap-3 rounded-md px-3 py-2 text-left transition-colors hover:bg-evergreen-soft"
              >
                <Avatar name={person.name} src={person.avatarUrl} size="sm" />
                <span className="min-w-0 flex-1 wrap-anywhere">{person.name}</span>
                {person.isCoach && <Badge tone="gold">{t('coach')}</Badge>}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
