import { POST_LIMIT } from '@sanctum/openapi/choices';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalSentence } from '../../../shared/api/refusal';
import { Alert } from '../../../shared/ui/alert';
import { Button } from '../../../shared/ui/button';
import { Field } from '../../../shared/ui/field';
import { forSending, forWriting } from '@sanctum/openapi/mention-text';
import { MentionTextarea } from '../../../shared/mentions/mention-textarea';
import { useKnown } from '../../../shared/mentions/use-known';
import { type Post, useEditPost } from '../shared/api';
import { TagSelect } from '../writing/tag-select';

/** The post as a form, in its place. */
export function EditPost({ post, onDone }: { post: Post; onDone: () => void }) {
  const { t } = useTranslation('feed');
  const [before] = useState(() => forWriting(post.text, post.mentions));
  const [text, setText] = useState(before.text);
  const { known, choose } = useKnown(before.known);
  const [tag, setTag] = useState(post.tag);
  const edit = useEditPost(post.id);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() !== '' && !edit.isPending)
      edit.mutate({ text: forSending(text.trim(), known), tag }, { onSuccess: onDone });
  }

  return (
    <form onSubmit={submit} className="mt-4 space-y-3">
      <Field label={t('post.editText')}>
        <MentionTextarea
          value={text}
          maxLength={POST_LIMIT}
          groupId={post.group?.id ?? null}
          onChange={setText}
          onMention={(id, name) => choose(id, name).label}
        />
      </Field>
      {edit.isError && <Alert tone="danger">{refusalSentence(edit.error)}</Alert>}
      <div className="flex flex-wrap items-center gap-3">
        <div className="w-44">
          <TagSelect tag={tag} onChange={setTag} />
        </div>
        <Button type="submit" size="sm" disabled={text.trim() === ''} pending={edit.isPending}>
          {t('save')}
        </Button>
        <Button variant="ghost" size="sm" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
