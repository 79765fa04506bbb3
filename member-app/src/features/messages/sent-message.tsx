import { MESSAGE_LIMIT } from '@sanctum/openapi/choices';
import { EllipsisVertical, Flag } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ownTimeZone } from '../../shared/lib/days';
import { formatTime } from '../../shared/lib/format';
import { useHasPassed } from '@sanctum/web/time/use-has-passed';
import { forSending, forWriting } from '@sanctum/web/mentions/mention-text';
import { MentionTextarea } from '../../shared/mentions/mention-textarea';
import { Pieces } from '../../shared/mentions/pieces';
import { useKnown } from '@sanctum/web/mentions/use-known';
import { Button } from '../../shared/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../shared/ui/dropdown-menu';
import { Form } from '../../shared/ui/form';
import { Textarea } from '../../shared/ui/textarea';
import { toastRefusal } from '../../shared/ui/toast-store';
import { type Message, useChangeMessage } from './api';
import { Attachments } from './attachments';
import { DeleteMessage } from './delete-message';
import { MessageBubble } from './message-bubble';
import { ReportMessage } from './report-message';

interface Props {
  conversationId: string;
  message: Message;
  /** Circle or pod of the message; null in a conversation of two people. */
  circleId: string | null;
  /** True between members: the message can be reported to the coach. */
  isReportable: boolean;
  /** True for the last of my messages that the other person has read, if both share read receipts. */
  isReadByOther: boolean;
}

/** A message that has arrived. Its sender can reword or delete it for a while. */
export function SentMessage({ conversationId, message, circleId, isReportable, isReadByOther }: Props) {
  const { t } = useTranslation('messages');
  const [isEditing, setEditing] = useState(false);
  const [isReporting, setReporting] = useState(false);
  const [asksToDelete, setAsksToDelete] = useState(false);
  const change = useChangeMessage(conversationId);
  const [isUnfolded, setUnfolded] = useState(false);
  const { text, isMine, sentAt, editedAt, changeableUntil, seenBy } = message;
  const sender = circleId === null || isMine ? null : (message.sender?.name ?? t('circle.gone'));
  const isOver = useHasPassed(changeableUntil ?? sentAt);
  const isChangeable = changeableUntil !== null && !isOver;

  const save = (next: string | null) =>
    change.mutate(
      { id: message.id, text: next },
      {
        onSuccess: () => setEditing(false),
        onError: (error) => toastRefusal(t('failed'), error),
      },
    );

  if (text === null) {
    return (
      <MessageBubble
        isMine={isMine}
        sender={sender}
        footer={<time dateTime={sentAt}>{formatTime(sentAt, ownTimeZone())}</time>}
      >
        <span className="italic">{t(message.isHidden ? 'circle.hidden' : 'deleted')}</span>
      </MessageBubble>
    );
  }
  if (message.isFromBlocked && !isUnfolded) {
    return (
      <MessageBubble
        isMine={false}
        sender={null}
        footer={<time dateTime={sentAt}>{formatTime(sentAt, ownTimeZone())}</time>}
      >
        <span className="italic">{t('circle.blocked')}</span>{' '}
        <Button variant="link" size="sm" onClick={() => setUnfolded(true)}>
          {t('circle.unfold')}
        </Button>
      </MessageBubble>
    );
  }
  if (isEditing)
    return (
      <Reword
        text={text}
        circleId={circleId}
        mentions={message.mentions}
        isPending={change.isPending}
        onSave={save}
        onCancel={() => setEditing(false)}
      />
    );
  return (
    <MessageBubble
      isMine={isMine}
      sender={sender}
      footer={
        <>
          <time dateTime={sentAt}>{formatTime(sentAt, ownTimeZone())}</time>
          {editedAt && <span>{t('edited')}</span>}
          {isReadByOther && <span>{t('read')}</span>}
          {seenBy !== null && seenBy > 0 && <span>{t('circle.seen', { count: seenBy })}</span>}
          {isChangeable && (
            <DropdownMenu>
              <DropdownMenuTrigger asChild>
                <Button variant="ghost" size="icon" aria-label={t('change')} className="size-8! text-base!">
                  <EllipsisVertical aria-hidden />
                </Button>
              </DropdownMenuTrigger>
              <DropdownMenuContent>
                <DropdownMenuItem onSelect={() => setEditing(true)}>{t('edit')}</DropdownMenuItem>
                <DropdownMenuItem onSelect={() => setAsksToDelete(true)}>{t('delete')}</DropdownMenuItem>
              </DropdownMenuContent>
            </DropdownMenu>
          )}
          {isReportable && !isMine && !message.isFromCoach && (
            <>
              <Button
                variant="ghost"
                size="icon"
                aria-label={t('report.open')}
                className="size-8! text-base!"
                onClick={() => setReporting(true)}
              >
                <Flag aria-hidden />
              </Button>
              {isReporting && (
                <ReportMessage
                  messageId={message.id}
                  isInCircle={circleId !== null}
                  onClose={() => setReporting(false)}
                />
              )}
            </>
          )}
        </>
      }
    >
      <Pieces text={text} mentions={message.mentions} />
      <DeleteMessage
        isOpen={asksToDelete}
        isPending={change.isPending}
        onDelete={() => save(null)}
        onClose={() => setAsksToDelete(false)}
      />
      <Attachments items={message.attachments} />
      {message.isHidden && (
        <p className="mt-2 border-t border-line pt-2 text-sm italic">
          {t('circle.hiddenWhy', { reason: message.hiddenReason ?? '' })}
        </p>
      )}
    </MessageBubble>
  );
}

interface RewordProps {
  text: string;
  circleId: string | null;
  mentions: Message['mentions'];
  isPending: boolean;
  onSave: (text: string) => void;
  onCancel: () => void;
}

function Reword({ text, circleId, mentions, isPending, onSave, onCancel }: RewordProps) {
  const { t } = useTranslation('messages');
  const [begun] = useState(() => forWriting(text, mentions));
  const [words, setWords] = useState(begun.text);
  const { known, choose } = useKnown(begun.known);
  const field = useRef<HTMLTextAreaElement>(null);
  // the menu that started this is gone
  useEffect(() => field.current?.focus(), []);
  const writing = {
    'aria-label': t('edit'),
    value: words,
    maxLength: MESSAGE_LIMIT,
    // Escape must not discard the text.
    onKeyDown: ({ key }: KeyboardEvent) => key === 'Escape' && words === begun.text && onCancel(),
  };
  return (
    <li>
      <Form
        className="flex flex-col items-end gap-2"
        isUnsaved={words !== begun.text}
        onSubmit={async () => words.trim() !== '' && onSave(forSending(words.trim(), known))}
      >
        {circleId === null ? (
          <Textarea {...writing} ref={field} onChange={({ target }) => setWords(target.value)} />
        ) : (
          <div className="w-full">
            <MentionTextarea
              {...writing}
              field={field}
              groupId={circleId}
              opensUpward
              onChange={setWords}
              onMention={(id, who) => choose(id, who).label}
            />
          </div>
        )}
        <div className="flex gap-2">
          <Button variant="secondary" size="sm" onClick={onCancel}>
            {t('cancel')}
          </Button>
          <Button type="submit" size="sm" pending={isPending}>
            {t('save')}
          </Button>
        </div>
      </Form>
    </li>
  );
}
