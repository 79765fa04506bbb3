import type { UseQueryResult } from '@tanstack/react-query';
import { clsx } from 'clsx';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { buttonStyle } from '../../shared/ui/button';
import { NotLoaded, Skeleton } from '../../shared/ui/loading';
import type { Conversation } from './api';
import { Thread } from './thread';
import { ThreadHead } from './thread-head';
import './conversation-view.css';

/** Media query: a phone shows only the conversation, a wider screen also what surrounds it. */
export const PHONE = '(width < 48rem)';

interface ConversationViewProps {
  conversation: UseQueryResult<Conversation>;
  /** Conversation in which the other person is typing. */
  typingIn: string | undefined;
  /** Link out of the conversation on a phone. */
  back: { to: string; label: string };
  className?: string;
}

/** One conversation, with a person or a circle. On a phone it fills the screen above the bar. */
export function ConversationView({ conversation, typingIn, back, className }: ConversationViewProps) {
  const { t } = useTranslation('messages');
  const { data } = conversation;
  const view = useRef<HTMLElement>(null);
  const [pressed] = useState(() => document.activeElement);
  useEffect(() => {
    if (!matchMedia(PHONE).matches) return undefined;
    // not the field, which would open the keyboard
    view.current?.focus();
    return () => {
      if (pressed instanceof HTMLElement) pressed.focus();
    };
  }, [pressed]);
  return (
    <section
      ref={view}
      tabIndex={-1}
      aria-label={t('conversation')}
      aria-busy={conversation.isPending}
      className={clsx('open-conversation flex min-h-0 flex-col bg-surface outline-none', className)}
    >
      <div className="flex min-w-0 items-center gap-2 border-b border-line px-2 py-2 md:px-6 md:py-3">
        <Link
          to={back.to}
          aria-label={back.label}
          className={buttonStyle({ variant: 'ghost', size: 'icon', className: 'md:hidden' })}
        >
          <ArrowLeft aria-hidden />
        </Link>
        {data && <ThreadHead conversation={data} />}
      </div>
      {data ? (
        <Thread conversation={data} isOtherTyping={typingIn === data.id} />
      ) : (
        <NotLoaded query={conversation} skeleton={<Skeleton className="m-4 h-12 w-1/2" />} className="m-4" />
      )}
    </section>
  );
}
