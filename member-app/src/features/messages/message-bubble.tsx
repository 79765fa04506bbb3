import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface Props {
  isMine: boolean;
  /** Author, in a circle or pod; null if obvious. */
  sender?: ReactNode;
  /** Time and state of the message, below the text. */
  footer: ReactNode;
  children: ReactNode;
}

export const MessageBubble = ({ isMine, sender = null, footer, children }: Props) => (
  <li className={clsx('flex flex-col', isMine ? 'items-end' : 'items-start')}>
    {sender !== null && <p className="mb-1 px-1 text-sm font-semibold text-ink-soft">{sender}</p>}
    <div
      className={clsx(
        'max-w-[85%] rounded-lg px-4 py-2.5 wrap-anywhere whitespace-pre-wrap sm:max-w-[75%]',
        isMine
          ? 'rounded-br-sm bg-evergreen-soft text-evergreen-strong'
          : 'rounded-bl-sm border border-line bg-surface text-ink',
      )}
    >
      {children}
    </div>
    <div className="mt-1 flex min-h-6 items-center gap-2 px-1 text-sm text-ink-soft">{footer}</div>
  </li>
);
