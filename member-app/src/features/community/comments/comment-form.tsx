import { COMMENT_LIMIT } from '@sanctum/openapi/choices';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button';
import { Textarea } from '../../../shared/ui/textarea';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';

interface CommentFormProps {
  label: string;
  send: string;
  text?: string;
  pending: boolean;
  /** Calls back when it was taken, so that the field is emptied. */
  onSend: (text: string, done: () => void) => void;
  onCancel?: () => void;
  /** It was opened by a press, so the keyboard goes on in it. */
  hasFocus?: boolean;
}

export function CommentForm(props: CommentFormProps) {
  const { label, send, text: before = '', pending, onSend, onCancel, hasFocus = false } = props;
  const { t } = useTranslation('feed');
  const [text, setText] = useState(before);
  const id = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() !== '' && !pending) onSend(text.trim(), () => setText(''));
  }

  return (
    <form onSubmit={submit} className="mt-3">
      <VisuallyHidden>
        <label htmlFor={id}>{label}</label>
      </VisuallyHidden>
      <Textarea
        id={id}
        ref={(field) => {
          if (hasFocus && field && !field.dataset['focused']) {
            field.dataset['focused'] = 'yes';
            field.focus();
          }
        }}
        className="min-h-12! py-2.5!"
        rows={1}
        placeholder={label}
        value={text}
        maxLength={COMMENT_LIMIT}
        onChange={(event) => setText(event.target.value)}
      />
      {(text.trim() !== '' || onCancel) && (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button type="submit" size="sm" disabled={text.trim() === ''} pending={pending}>
            {send}
          </Button>
          {onCancel && (
            <Button variant="ghost" size="sm" onClick={onCancel}>
              {t('cancel')}
            </Button>
          )}
        </div>
      )}
    </form>
  );
}
