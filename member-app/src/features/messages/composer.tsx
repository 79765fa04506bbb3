import { MESSAGE_LIMIT } from '@sanctum/openapi/choices';
import { SendHorizontal } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/button';
import { Textarea } from '../../shared/ui/textarea';

interface Props {
  /** To whom. */
  name: string;
  text: string;
  onWrite: (text: string) => void;
  onSend: (text: string) => void;
}

/** The field for a new message. Enter sends where there is a keyboard, Shift+Enter begins a line. */
export function Composer({ name, text, onWrite, onSend }: Props) {
  const { t } = useTranslation('messages');
  const field = useRef<HTMLTextAreaElement>(null);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const words = text.trim();
    if (words !== '') onSend(words);
    field.current?.focus();
  };
  const sendByEnter = (event: KeyboardEvent) => {
    const isFinger = matchMedia('(pointer: coarse)').matches;
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || isFinger) return;
    send(event);
  };
  return (
    <form onSubmit={send} className="flex items-end gap-2 border-t border-line bg-surface p-3 sm:p-4">
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
        disabled={text.trim() === ''}
        className="mb-0.5 size-12!"
      >
        <SendHorizontal aria-hidden />
      </Button>
    </form>
  );
}
