import { MESSAGE_LIMIT } from '@sanctum/openapi/choices';
import { Paperclip, SendHorizontal, X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalSentence } from '../../shared/api/refusal';
import { Button } from '../../shared/ui/button';
import { Progress } from '../../shared/ui/progress';
import { Textarea } from '../../shared/ui/textarea';
import { toast } from '../../shared/ui/toast-store';
import { type NewAttachment, useAttachments } from './use-attachments';

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
  const { files, add, remove, clear, isSending, hasRoom } = useAttachments((error) =>
    toast({ title: t('attachments.failed'), description: refusalSentence(error), variant: 'destructive' }),
  );
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
      <FileList files={files} onRemove={remove} />
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

function FileList({ files, onRemove }: { files: readonly NewAttachment[]; onRemove: (key: string) => void }) {
  const { t } = useTranslation('messages');
  if (files.length === 0) return null;
  return (
    <ul className="mb-3 space-y-2">
      {files.map(({ key, name, storageUrl, percent }) => (
        <li
          key={key}
          className="flex items-center gap-3 rounded-md border border-line bg-sunken/50 px-3 py-1"
        >
          <div className="min-w-0 grow">
            <p className="truncate">{name}</p>
            {storageUrl === null && <Progress value={percent} label={t('attachments.sending', { name })} />}
          </div>
          <Button
            variant="ghost"
            size="icon"
            aria-label={t('attachments.remove', { name })}
            onClick={() => onRemove(key)}
          >
            <X aria-hidden />
          </Button>
        </li>
      ))}
    </ul>
  );
}
