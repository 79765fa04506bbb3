import { COMMENT_LIMIT } from '@sanctum/openapi/choices';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button';
import { Form } from '../../../shared/ui/form';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';
import { forSending, forWriting, type Mention } from '@sanctum/web/mentions/mention-text';
import { useSession } from '../../session';
import { MentionTextarea } from '../../../shared/mentions/mention-textarea';
import { useKnown } from '@sanctum/web/mentions/use-known';

interface CommentFormProps {
  label: string;
  send: string;
  /** The circle or pod of the post. */
  groupId: string | null;
  text?: string;
  mentions?: readonly Mention[];
  pending: boolean;
  /** Sends the text; `done` is called after success, to empty the field. */
  onSend: (text: string, done: () => void) => void;
  onCancel?: () => void;
  /** True: takes the focus, because a click opened the form. */
  hasFocus?: boolean;
}

export function CommentForm(props: CommentFormProps) {
  const { label, send, groupId, text: before = '', mentions = [], pending } = props;
  const { onSend, onCancel, hasFocus = false } = props;
  const { t } = useTranslation('feed');
  const isNew = props.text === undefined;
  const { data: me } = useSession();
  const [begun] = useState(() => forWriting(before, mentions));
  const [text, setText] = useState(begun.text);
  const { known, choose } = useKnown(begun.known);
  const id = useId();

  async function submit() {
    if (text.trim() !== '' && !pending) onSend(forSending(text.trim(), known), () => setText(''));
  }

  return (
    <Form onSubmit={submit} isUnsaved={text.trim() !== begun.text.trim()} className="mt-3">
      <VisuallyHidden>
        <label htmlFor={id}>{label}</label>
      </VisuallyHidden>
      <MentionTextarea
        id={id}
        hasFocus={hasFocus}
        className="min-h-12! py-2.5!"
        rows={1}
        placeholder={label}
        value={text}
        maxLength={COMMENT_LIMIT}
        groupId={groupId}
        offersEveryone={isNew && me?.role === 'creator'}
        onChange={setText}
        onMention={(accountId, name) => choose(accountId, name).label}
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
    </Form>
  );
}
