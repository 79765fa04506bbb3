import { clsx } from 'clsx';
import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useMedia } from '../../shared/lib/use-media';
import { useCoach } from '../../shared/site/site';
import { Button, buttonStyle } from '../../shared/ui/button';
import { Illustration } from '../../shared/ui/illustration';
import { NotLoaded, Skeleton } from '../../shared/ui/loading';
import { toastRefusal } from '../../shared/ui/toast-store';
import { useConversation, useConversationWith, useInbox, useLiveMessages, useOpenConversation } from './api';
import { Inbox } from './inbox';
import { Thread } from './thread';
import { ThreadFrame } from './thread-frame';
import { ThreadHead } from './thread-head';

/** Inbox and conversation side by side, 600 pixels high; on a phone one after the other. The address has which one is open. */
export function MessagesPanel() {
  const { t } = useTranslation('messages');
  const [params] = useSearchParams();
  const typingIn = useLiveMessages();
  useOpenWith(params.get('to'));
  const chosen = params.get('with');
  const inbox = useInbox('');
  const coach = useConversationWith({});
  // a wide screen begins with the first one, a phone with the list: what is not shown is not read
  const isNarrow = useMedia('(width < 48rem)');
  const openId = chosen ?? (isNarrow ? undefined : inbox.data?.pages[0]?.items[0]?.id);
  const isChosen = chosen !== null;
  return (
    <div className="mt-8 grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-lg border border-line bg-surface md:h-[600px] md:grid-cols-[18rem_minmax(0,1fr)]">
      <section
        aria-label={t('inbox')}
        className={clsx(
          'flex min-h-0 flex-col border-line bg-sunken/60 md:flex md:border-r',
          isChosen && 'hidden',
        )}
      >
        <Inbox openId={openId} />
      </section>
      <ThreadFrame
        isOpen={isChosen}
        aria-label={t('conversation')}
        className={clsx('md:flex', isChosen ? 'flex' : 'hidden')}
      >
        {openId === undefined ? (
          <NothingOpen coachConversationId={coach.data?.id} />
        ) : (
          <>
            <Link to="?" className={buttonStyle({ variant: 'ghost', className: 'm-2 self-start md:hidden' })}>
              <ArrowLeft aria-hidden />
              {t('back')}
            </Link>
            <OpenConversation key={openId} id={openId} isOtherTyping={typingIn === openId} />
          </>
        )}
      </ThreadFrame>
    </div>
  );
}

function OpenConversation({ id, isOtherTyping }: { id: string; isOtherTyping: boolean }) {
  const query = useConversation(id);
  const { data: conversation } = query;
  if (!conversation) return <NotLoaded query={query} skeleton={<Skeleton className="m-4 h-12 w-1/2" />} />;
  return (
    <>
      <ThreadHead conversation={conversation} />
      <Thread conversation={conversation} isOtherTyping={isOtherTyping} />
    </>
  );
}

function NothingOpen({ coachConversationId }: { coachConversationId: string | undefined }) {
  const { t } = useTranslation('messages');
  const { firstName } = useCoach();
  const [, setParams] = useSearchParams();
  return (
    <div className="flex flex-1 flex-col items-center justify-center px-6 py-12 text-center">
      <Illustration name="letter" className="w-36 text-evergreen" />
      <p className="mt-5 font-serif text-xl">{t('select')}</p>
      {coachConversationId && (
        <Button variant="secondary" className="mt-6" onClick={() => setParams({ with: coachConversationId })}>
          {t('writeTo', { name: firstName })}
        </Button>
      )}
    </div>
  );
}

/** Somebody has followed a link that says to whom she wants to write: the conversation with that person opens in its stead. */
function useOpenWith(personId: string | null): void {
  const { t } = useTranslation('messages');
  const [, setParams] = useSearchParams();
  const { mutate: open } = useOpenConversation();
  useEffect(() => {
    if (personId === null) return;
    open(personId, {
      onSuccess: ({ id }) => setParams({ with: id }, { replace: true }),
      onError: (error) => {
        setParams({}, { replace: true });
        toastRefusal(t('new.failed'), error);
      },
    });
  }, [personId, open, setParams, t]);
}
