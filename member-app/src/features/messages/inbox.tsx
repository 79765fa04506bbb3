import { clsx } from 'clsx';
import { SquarePen } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { datesIn, ownTimeZone } from '../../shared/lib/days';
import { formatShortDay, formatTime } from '../../shared/lib/format';
import { useCoach } from '../../shared/site/site';
import { Avatar } from '../../shared/ui/avatar';
import { Badge } from '../../shared/ui/badge';
import { Button } from '../../shared/ui/button';
import { DialogButton } from '../../shared/ui/dialog';
import { Field } from '../../shared/ui/field';
import { Input } from '../../shared/ui/input';
import { NotLoaded, Skeleton } from '../../shared/ui/loading';
import { NextPage } from '../../shared/ui/next-page';
import { toastRefusal } from '../../shared/ui/toast-store';
import { VisuallyHidden } from '../../shared/ui/visually-hidden';
import { type InboxItem, useCorrespondents, useInbox, useOpenConversation } from './api';
import { CircleSign } from './circle-sign';

/** Conversations, newest message first, with a search by name. */
export function Inbox({ openId }: { openId: string | undefined }) {
  const { t } = useTranslation('messages');
  const [typed, setTyped] = useState('');
  const [, setParams] = useSearchParams();
  const inbox = useInbox(useDeferredValue(typed.trim()));
  const open = (id: string) => setParams({ with: id });
  const items = inbox.data?.pages.flatMap((page) => page.items);
  return (
    <>
      <div className="border-b border-line p-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="text-xl">{t('inbox')}</h2>
          <NewMessage onOpen={open} />
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
        {items?.length === 0 &&
          (typed.trim() === '' ? <Nobody onOpen={open} /> : <p className="p-3">{t('noneFound')}</p>)}
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

interface OpenProps {
  onOpen: (conversationId: string) => void;
}

/** Opens the conversation with a person or, if none is named, with the coach. */
function useBegin(onOpen: OpenProps['onOpen']) {
  const { t } = useTranslation('messages');
  const { mutate, isPending } = useOpenConversation();
  const begin = (other: Parameters<typeof mutate>[0]) =>
    mutate(other, {
      onSuccess: ({ id }) => onOpen(id),
      onError: (error) => toastRefusal(t('new.failed'), error),
    });
  return { begin, isPending };
}

function Nobody({ onOpen }: OpenProps) {
  const { t } = useTranslation('messages');
  const { firstName } = useCoach();
  const { begin, isPending } = useBegin(onOpen);
  return (
    <div className="p-3">
      <p className="font-semibold">{t('none')}</p>
      <p className="mt-1 text-sm text-ink-soft">{t('noneText', { name: firstName })}</p>
      <Button variant="secondary" size="sm" className="mt-4" pending={isPending} onClick={() => begin({})}>
        {t('writeTo', { name: firstName })}
      </Button>
    </div>
  );
}

function InboxRow({ item, isOpen }: { item: InboxItem; isOpen: boolean }) {
  const { t } = useTranslation('messages');
  const { name, participant, circle, lastMessage, unread } = item;
  const [now] = useState(() => new Date());
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
          <span className="flex items-baseline gap-2">
            <span className={clsx('min-w-0 grow truncate', unread > 0 && 'font-semibold')}>{name}</span>
            <time dateTime={lastMessage.sentAt} className="shrink-0 text-xs text-ink-soft">
              {inShort(lastMessage.sentAt, now)}
            </time>
          </span>
          <span className="flex items-center gap-2 text-sm text-ink-soft">
            <span className={clsx('min-w-0 grow truncate', unread > 0 && 'text-ink')}>{line}</span>
            {unread > 0 && (
              <span className="size-2.5 shrink-0 rounded-full bg-clay">
                <VisuallyHidden>{t('unread', { count: unread })}</VisuallyHidden>
              </span>
            )}
          </span>
        </span>
      </Link>
    </li>
  );
}

/** Formats the time for today's messages, and the day for older ones. */
function inShort(sentAt: string, now: Date): string {
  const zone = ownTimeZone();
  const dateOf = datesIn(zone);
  return dateOf(new Date(sentAt)) === dateOf(now) ? formatTime(sentAt, zone) : formatShortDay(sentAt, zone);
}

/** Shortens mentions, because their ids mean nothing in a preview. */
const withoutIds = (text: string): string => text.replaceAll(/@\[[0-9a-f-]*\]?/g, '@…');

/** Picks a person to write to. */
function NewMessage({ onOpen }: OpenProps) {
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

function Picker({ onOpen }: OpenProps) {
  const { t } = useTranslation('messages');
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed.trim());
  const people = useCorrespondents(words);
  const { begin, isPending } = useBegin(onOpen);
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
                disabled={isPending}
                onClick={() => begin({ accountId: person.id })}
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
