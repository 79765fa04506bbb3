import { MESSAGE_LIMIT, MOST_ATTACHMENTS } from '@sanctum/openapi/choices';
import { MESSAGE_EMOJIS, withEmoji } from '@sanctum/web/conversation/emojis';
import { useFiles } from '@sanctum/web/conversation/use-files';
import { forSending, NOBODY } from '@sanctum/web/mentions/mention-text';
import { useKnown } from '@sanctum/web/mentions/use-known';
import { Paperclip, SendHorizontal, Smile } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FileList } from '../../shared/files/file-list';
import { sendFile } from '../../shared/files/send-file';
import { MentionTextarea } from '../../shared/mentions/mention-textarea';
import { Button } from '../../shared/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../shared/ui/dropdown-menu';
import { Form } from '../../shared/ui/form';
import { Textarea } from '../../shared/ui/input';
import { toastRefusal } from '../../shared/ui/toast-store';

const ACCEPTED = 'image/png,image/jpeg,image/webp,image/gif,application/pdf,.doc,.docx';

interface Props {
  name: string;
  /** Circle or pod whose members an @ suggests; null: a conversation of two people. */
  circleId: string | null;
  text: string;
  onWrite: (text: string) => void;
  /** Receives the text and the storageUrls of the attachments. */
  onSend: (text: string, attachments: string[]) => void;
}

/** Field for a new message. On a keyboard, Enter sends and Shift+Enter begins a line. */
// oxlint-disable-next-line max-lines-per-function -- the field, its files, emojis and keys act on one message
export function Composer({ name, circleId, text, onWrite, onSend }: Props) {
  const { t } = useTranslation('messages');
  const field = useRef<HTMLTextAreaElement>(null);
  const fileInput = useRef<HTMLInputElement>(null);
  const { known, choose } = useKnown(NOBODY);
  const { files, add, remove, clear, isSending, hasRoom } = useFiles({
    most: MOST_ATTACHMENTS,
    send: sendFile('message'),
    onRefused: (error) => toastRefusal(t('attachments.failed'), error),
  });
  const words = text.trim();
  const isEmpty = words === '' && files.length === 0;
  const send = () => {
    if (isEmpty || isSending) return;
    onSend(
      forSending(words, known),
      files.flatMap(({ storageUrl }) => (storageUrl === null ? [] : [storageUrl])),
    );
    clear();
    field.current?.focus();
  };
  const sendByEnter = (event: KeyboardEvent) => {
    const isFinger = matchMedia('(pointer: coarse)').matches;
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || isFinger) return;
    event.preventDefault();
    send();
  };
  const writing = {
    rows: 1,
    maxLength: MESSAGE_LIMIT,
    placeholder: t('placeholder'),
    value: text,
    'aria-label': t(circleId === null ? 'write' : 'circle.write', { name }),
    onKeyDown: sendByEnter,
    className: 'block max-h-40 min-h-12! resize-none!',
  };
  return (
    <Form
      onSubmit={async () => send()}
      isUnsaved={files.length > 0}
      className="border-t border-line bg-surface p-3 sm:p-4"
    >
      <FileList
        files={files}
        onRemove={remove}
        sending={(name) => t('attachments.sending', { name })}
        removing={(name) => t('attachments.remove', { name })}
        className="mb-3"
      />
      <div className="flex items-end gap-2">
        <input
          ref={fileInput}
          type="file"
          accept={ACCEPTED}
          multiple
          hidden
          onChange={({ target }) => {
            void add(target.files ?? []);
            target.value = '';
          }}
        />
        <Button
          variant="ghost"
          size="icon"
          aria-label={t('attachments.add')}
          disabled={!hasRoom}
          onClick={() => fileInput.current?.click()}
          className="mb-0.5 size-12!"
        >
          <Paperclip aria-hidden />
        </Button>
        <EmojiButton field={field} text={text} onChange={onWrite} />
        {circleId === null ? (
          <Textarea {...writing} ref={field} onChange={({ target }) => onWrite(target.value)} />
        ) : (
          <div className="min-w-0 flex-1">
            <MentionTextarea
              {...writing}
              field={field}
              groupId={circleId}
              opensUpward
              onChange={onWrite}
              onMention={(id, who) => choose(id, who).label}
            />
          </div>
        )}
        <Button
          type="submit"
          size="icon"
          aria-label={t('send')}
          disabled={isEmpty || isSending}
          className="mb-0.5 size-12!"
        >
          <SendHorizontal aria-hidden />
        </Button>
      </div>
    </Form>
  );
}

interface EmojiButtonProps {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onChange: (text: string) => void;
}

/** Inserts an emoji at the caret. Hidden on touch screens, whose keyboards have emojis. */
function EmojiButton({ field, text, onChange }: EmojiButtonProps) {
  const { t } = useTranslation('messages');
  const put = (emoji: string) => {
    const { text: next, caret } = withEmoji(field.current, text, emoji);
    if (next.length > MESSAGE_LIMIT) return;
    onChange(next);
    requestAnimationFrame(() => field.current?.setSelectionRange(caret, caret));
  };
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button
          variant="ghost"
          size="icon"
          aria-label={t('emoji')}
          className="mb-0.5 size-12! pointer-coarse:hidden"
        >
          <Smile aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent
        side="top"
        align="start"
        className="grid grid-cols-8"
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          field.current?.focus();
        }}
      >
        {MESSAGE_EMOJIS.map((emoji) => (
          <DropdownMenuItem
            key={emoji}
            onSelect={() => put(emoji)}
            className="size-11 justify-center px-0! text-xl!"
          >
            {emoji}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
