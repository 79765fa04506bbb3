import { MESSAGE_LIMIT } from '@sanctum/openapi/choices';
import { forSending, forWriting } from '@sanctum/web/mentions/mention-text';
import { useKnown } from '@sanctum/web/mentions/use-known';
import { useHasPassed } from '@sanctum/web/time/use-has-passed';
import { EllipsisVertical, Flag } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ownTimeZone } from '../../shared/lib/days';
import { formatTime } from '../../shared/lib/format';
import { MentionTextarea } from '../../shared/mentions/mention-textarea';
import { Pieces } from '../../shared/mentions/pieces';
import { Button } from '../../shared/ui/button';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../shared/ui/dropdown-menu';
import { Form } from '../../shared/ui/form';
import { Textarea } from '../../shared/ui/input';
import { toastRefusal } from '../../shared/ui/toast-store';
import { type Message, useChangeMessage } from './api';
import { Attachments } from './attachments';
import { MessageBubble } from './message-bubble';
import { PersonName } from './person-name';
import { ReportMessage } from './report-message';

interface Props {
  conversationId: string;
  message: Message;
  /** Circle or pod of the message; null in a conversation of two people. */
  circleId: string | null;
  /** True between members: the message can be reported to the coach. */
  isReportable: boolean;
  /** True for the last of the reader's messages that the other person has read, if both share read receipts. */
  isReadByOther: boolean;
}

/** Author of a message in a circle or pod. */
function Sender({ of: { sender } }: { of: Message }) {
  const { t } = useTranslation('messages');
  return sender ? <PersonName {...sender} /> : t('circle.gone');
}

/** A message that has arrived. Its sender can edit or delete it for a while. */
export function SentMessage(props: Props) {
  const { conversationId, message, circleId } = props;
  const { t } = useTranslation('messages');
  const [doing, setDoing] = useState<'edit' | 'delete' | 'report' | null>(null);
  const [isUnfolded, setUnfolded] = useState(false);
  const change = useChangeMessage(conversationId);
  const { id, text, isMine } = message;
  const sender = circleId === null || isMine ? null : <Sender of={message} />;
  const stop = () => setDoing(null);
  const save = (next: string | null) =>
    change.mutate(
      { id, text: next },
      { onSuccess: stop, onError: (error) => toastRefusal(t('failed'), error) },
    );

  if (text === null)
    return (
      <MessageBubble isMine={isMine} sender={sender} footer={<SentAt message={message} />}>
        <span className="italic">{t(message.isHidden ? 'circle.hidden' : 'deleted')}</span>
      </MessageBubble>
    );
  if (message.isFromBlocked && !isUnfolded)
    return (
      <MessageBubble isMine={false} sender={null} footer={<SentAt message={message} />}>
        <span className="italic">{t('circle.blocked')}</span>{' '}
        <Button variant="link" size="sm" onClick={() => setUnfolded(true)}>
          {t('circle.unfold')}
        </Button>
      </MessageBubble>
    );
  if (doing === 'edit')
    return (
      <Reword
        text={text}
        circleId={circleId}
        mentions={message.mentions}
        isPending={change.isPending}
        onSave={save}
        onCancel={stop}
      />
    );
  return (
    <MessageBubble isMine={isMine} sender={sender} footer={<Footer {...props} onDo={setDoing} />}>
      <Pieces text={text} mentions={message.mentions} />
      <ConfirmDialog
        open={doing === 'delete'}
        onOpenChange={stop}
        title={t('deleteTitle')}
        description={t('deleteText')}
        confirm={t('delete')}
        keep={t('cancel')}
        pending={change.isPending}
        onConfirm={() => save(null)}
      />
      {doing === 'report' && <ReportMessage messageId={id} isInCircle={circleId !== null} onClose={stop} />}
      <Attachments items={message.attachments} />
      {message.isHidden && <WhyHidden reason={message.hiddenReason} />}
    </MessageBubble>
  );
}

function WhyHidden({ reason }: { reason: string | null }) {
  const { t } = useTranslation('messages');
  return (
    <p className="mt-2 border-t border-line pt-2 text-sm italic">
      {t('circle.hiddenWhy', { reason: reason ?? '' })}
    </p>
  );
}

const SentAt = ({ message: { sentAt } }: { message: Message }) => (
  <time dateTime={sentAt}>{formatTime(sentAt, ownTimeZone())}</time>
);

interface FooterProps extends Props {
  onDo: (what: 'edit' | 'delete' | 'report') => void;
}

function Footer({ message, isReportable, isReadByOther, onDo }: FooterProps) {
  const { t } = useTranslation('messages');
  const { isMine, sentAt, editedAt, changeableUntil, seenBy } = message;
  const isOver = useHasPassed(changeableUntil ?? sentAt);
  return (
    <>
      <SentAt message={message} />
      {editedAt && <span>{t('edited')}</span>}
      {isReadByOther && <span>{t('read')}</span>}
      {seenBy !== null && seenBy > 0 && <span>{t('circle.seen', { count: seenBy })}</span>}
      {changeableUntil !== null && !isOver && (
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button variant="ghost" size="icon" aria-label={t('change')} className="size-8! text-base!">
              <EllipsisVertical aria-hidden />
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            <DropdownMenuItem onSelect={() => onDo('edit')}>{t('edit')}</DropdownMenuItem>
            <DropdownMenuItem onSelect={() => onDo('delete')}>{t('delete')}</DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
      )}
      {isReportable && !isMine && !message.isFromCoach && (
        <Button
          variant="ghost"
          size="icon"
          aria-label={t('report.open')}
          className="size-8! text-base!"
          onClick={() => onDo('report')}
        >
          <Flag aria-hidden />
        </Button>
      )}
    </>
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
  // the menu that opened this is gone
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
