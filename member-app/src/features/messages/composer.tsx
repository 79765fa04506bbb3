import { MESSAGE_LIMIT, MOST_ATTACHMENTS } from '@sanctum/openapi/choices';
import { Paperclip, SendHorizontal } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalSentence } from '../../shared/api/refusal';
import { FileList } from '../../shared/files/file-list';
import { useFiles } from '../../shared/files/use-files';
import { Button } from '../../shared/ui/button';
import { Textarea } from '../../shared/ui/textarea';
import { toast } from '../../shared/ui/toast-store';

const ACCEPTED = 'image/png,image/jpeg,image/webp,image/gif,application/pdf,.doc,.docx';

interface Props {
  /** To whom. */
  name: string;
  text: string;
  onWrite: (text: string) => void;
  /** The words, and storageUrls of what is attached. */
  onSend: (text: string, attachments: string[]) => void;
}

/** The field for a new message. Enter sends where there is a keyboard, Shift+Enter begins a line. */
export function Composer({ name, text, onWrite, onSend }: Props) {
  const { t } = useTranslation('messages');
  const field = useRef<HTMLTextAreaElement>(null);
  const fileInput = useRef<HTMLInputElement>(null);
  const { files, add, remove, clear, isSending, hasRoom } = useFiles({
    purpose: 'message',
    most: MOST_ATTACHMENTS,
    onRefused: (error) =>
      toast({ title: t('attachments.failed'), description: refusalSentence(error), variant: 'destructive' }),
  });
  const words = text.trim();
  const isEmpty = words === '' && files.length === 0;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isEmpty || isSending) return;
    onSend(
      words,
      files.flatMap(({ storageUrl }) => (storageUrl === null ? [] : [storageUrl])),
    );
    clear();
    field.current?.focus();
  };
  const sendByEnter = (event: KeyboardEvent) => {
    const isFinger = matchMedia('(pointer: coarse)').matches;
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || isFinger) return;
    send(event);
  };
  return (
    <form onSubmit={send} className="border-t border-line bg-surface p-3 sm:p-4">
      <FileList
        {...{ files }}
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
        <Textarea
          ref={field}
          rows={1}
          aria-label={t('write', { name })}
          placeholder={t('placeholder')}
          value={text}
          maxLength={MESSAGE_LIMIT}
          onChange={({ target }) => onWrite(target.value)}
          onKeyDown={sendByEnter}
          className="max-h-40 min-h-12! resize-none!"
        />
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
    </form>
  );
}
