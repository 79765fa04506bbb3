import { POST_LIMIT } from '@sanctum/openapi/choices';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button';
import { Form, FormField, FormMessage } from '../../../shared/ui/form';
import { forSending, forWriting } from '@sanctum/web/mentions/mention-text';
import { MentionTextarea } from '../../../shared/mentions/mention-textarea';
import { useKnown } from '@sanctum/web/mentions/use-known';
import { type Post, useEditPost } from '../shared/api';
import { TagSelect } from '../writing/tag-select';

export function EditPost({ post, onDone }: { post: Post; onDone: () => void }) {
  const { t } = useTranslation('feed');
  const [before] = useState(() => forWriting(post.text, post.mentions));
  const [text, setText] = useState(before.text);
  const { known, choose } = useKnown(before.known);
  const [tag, setTag] = useState(post.tag);
  const edit = useEditPost(post.id);

  async function submit() {
    if (text.trim() === '') return;
    await edit.mutateAsync({ text: forSending(text.trim(), known), tag });
    onDone();
  }

  return (
    <Form onSubmit={submit} isUnsaved={text !== before.text} className="mt-4 space-y-3">
      <FormField name="text" label={t('post.editText')}>
        <MentionTextarea
          value={text}
          maxLength={POST_LIMIT}
          groupId={post.group?.id ?? null}
          onChange={setText}
          onMention={(id, name) => choose(id, name).label}
        />
      </FormField>
      <FormMessage />
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
    </Form>
  );
}
