import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useMedia } from '../../shared/lib/use-media';
import { Illustration } from '../../shared/ui/illustration';
import { toastRefusal } from '../../shared/ui/toast-store';
import { useConversation, useInbox, useLiveMessages, useMessages, useOpenConversation } from './api';
import { ConversationView, PHONE } from './conversation-view';
import { Inbox } from './inbox';

/**
 * Inbox and conversation side by side; on a phone one after the other. The address determines which conversation is
 * open.
 */
export function MessagesPanel() {
  const { t } = useTranslation('messages');
  const [params] = useSearchParams();
  const typingIn = useLiveMessages();
  useOpenWith(params.get('to'));
  const chosen = params.get('with');
  const inbox = useInbox('');
  // a wide screen opens the first one; a phone shows only the list, so nothing is marked as read
  const isPhone = useMedia(PHONE);
  const openId = chosen ?? (isPhone ? undefined : inbox.data?.pages[0]?.items[0]?.id);
  return (
    <div
      // the window's height minus the headings and tabs above it
      className="grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-lg border border-line bg-surface md:h-[max(30rem,calc(100dvh-19rem))] md:grid-cols-[20rem_minmax(0,1fr)]"
    >
      <section aria-label={t('inbox')} className="flex min-h-0 flex-col border-line bg-sunken/60 md:border-r">
        <Inbox openId={openId} />
      </section>
      {openId !== undefined && <OpenConversation key={openId} id={openId} typingIn={typingIn} />}
      {openId === undefined && !isPhone && inbox.isSuccess && <NothingOpen />}
    </div>
  );
}

function OpenConversation({ id, typingIn }: { id: string; typingIn: string | undefined }) {
  const { t } = useTranslation('messages');
  // the messages load in parallel with the conversation
  useMessages(id);
  return (
    <ConversationView
      conversation={useConversation(id)}
      typingIn={typingIn}
      back={{ to: '?', label: t('back') }}
    />
  );
}

function NothingOpen() {
  const { t } = useTranslation('messages');
  return (
    <section
      aria-label={t('conversation')}
      className="flex flex-col items-center justify-center px-6 py-12 text-center"
    >
      <Illustration name="letter" className="w-36 text-evergreen" />
      <p className="mt-5 font-serif text-xl">{t('select')}</p>
    </section>
  );
}

/** Opens the conversation with the person whom a link names, replacing that link's address. */
function useOpenWith(personId: string | null): void {
  const { t } = useTranslation('messages');
  const [, setParams] = useSearchParams();
  const { mutate: open } = useOpenConversation();
  useEffect(() => {
    if (personId === null) return;
    open(
      { accountId: personId },
      {
        onSuccess: ({ id }) => setParams({ with: id }, { replace: true }),
        onError: (error) => {
          setParams({}, { replace: true });
          toastRefusal(t('new.failed'), error);
        },
      },
    );
  }, [personId, open, setParams, t]);
}
