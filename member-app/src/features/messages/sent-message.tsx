import { MESSAGE_LIMIT } from '@sanctum/openapi/choices';
import { EllipsisVertical, Flag } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalSentence } from '../../shared/api/refusal';
import { ownTimeZone } from '../../shared/lib/days';
import { formatTime } from '../../shared/lib/format';
import { useHasPassed } from '../../shared/lib/use-has-passed';
import { Button } from '../../shared/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../shared/ui/dropdown-menu';
import { Textarea } from '../../shared/ui/textarea';
import { toast } from '../../shared/ui/toast-store';
import { type Message, useChangeMessage } from './api';
import { Attachments } from './attachments';
import { MessageBubble } from './message-bubble';
import { ReportMessage } from './report-message';

interface Props {
  conversationId: string;
  message: Message;
  /** It is between members, so that the coach can be told of it. */
  isReportable: boolean;
  /** Of mine the last one that the other has read, where both show it. */
  isReadByOther: boolean;
}

/** A message that has arrived. Its sender can reword or delete it for a while. */
export function SentMessage({ conversationId, message, isReportable, isReadByOther }: Props) {
  const { t } = useTranslation('messages');
  const [isEditing, setEditing] = useState(false);
  const [isReporting, setReporting] = useState(false);
  const change = useChangeMessage(conversationId);
  const { text, isMine, sentAt, editedAt, changeableUntil } = message;
  const isOver = useHasPassed(changeableUntil ?? sentAt);
  const isChangeable = changeableUntil !== null && !isOver;

  const save = (next: string | null) =>
    change.mutate(
      { id: message.id, text: next },
      {
        onSuccess: () => setEditing(false),
        onError: (error) =>
          toast({ title: t('failed'), description: refusalSentence(error), variant: 'destructive' }),
      },
    );

  if (text === null) {
    return (
      <MessageBubble
        isMine={isMine}
        footer={<time dateTime={sentAt}>{formatTime(sentAt, ownTimeZone())}</time>}
      >
        <span className="italic">{t('deleted')}</span>
      </MessageBubble>
    );
  }
  if (isEditing)
    return (
      <Reword text={text} isPending={change.isPending} onSave={save} onCancel={() => setEditing(false)} />
    );
  return (
    <MessageBubble
      isMine={isMine}
      footer={
        <>
          <time dateTime={sentAt}>{formatTime(sentAt, ownTimeZone())}</time>
          {editedAt && <span>{t('edited')}</span>}
          {isReadByOther && <span>{t('read')}</span>}
          {isChangeable && (
            <DropdownMenu>
              <DropdownMenuTrigger asChild>
                <Button variant="ghost" size="icon" aria-label={t('change')} className="size-8! text-base!">
                  <EllipsisVertical aria-hidden />
                </Button>
              </DropdownMenuTrigger>
              <DropdownMenuContent>
                <DropdownMenuItem onSelect={() => setEditing(true)}>{t('edit')}</DropdownMenuItem>
                <DropdownMenuItem onSelect={() => save(null)}>{t('delete')}</DropdownMenuItem>
              </DropdownMenuContent>
            </DropdownMenu>
          )}
          {isReportable && !isMine && (
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
              {isReporting && <ReportMessage messageId={message.id} onClose={() => setReporting(false)} />}
            </>
          )}
        </>
      }
    >
      {text}
      <Attachments items={message.attachments} />
    </MessageBubble>
  );
}

interface RewordProps {
  text: string;
  isPending: boolean;
  onSave: (text: string) => void;
  onCancel: () => void;
}

function Reword({ text, isPending, onSave, onCancel }: RewordProps) {
  const { t } = useTranslation('messages');
  const [words, setWords] = useState(text);
  const field = useRef<HTMLTextAreaElement>(null);
  // the menu that was chosen from is gone
  useEffect(() => field.current?.focus(), []);
  return (
    <li>
      <form
        className="flex flex-col items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (words.trim() !== '') onSave(words.trim());
        }}
      >
        <Textarea
          ref={field}
          aria-label={t('edit')}
          value={words}
          maxLength={MESSAGE_LIMIT}
          onChange={({ target }) => setWords(target.value)}
          onKeyDown={({ key }) => key === 'Escape' && onCancel()}
        />
        <div className="flex gap-2">
          <Button variant="secondary" size="sm" onClick={onCancel}>
            {t('cancel')}
          </Button>
          <Button type="submit" size="sm" pending={isPending}>
            {t('save')}
          </Button>
        </div>
      </form>
    </li>
  );
}
