import { POST_LIMIT } from '@sanctum/openapi/choices';
import { forSending, forWriting } from '@sanctum/web/mentions/mention-text';
import { useKnown } from '@sanctum/web/mentions/use-known';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../../shared/lib/format';
import { MentionTextarea } from '../../../shared/mentions/mention-textarea';
import { Button } from '../../../shared/ui/button';
import { Dialog, DialogContent } from '../../../shared/ui/dialog';
import { Form, FormField, FormMessage } from '../../../shared/ui/form';
import { NotLoaded, Skeleton } from '../../../shared/ui/loading';
import { type Post, useEditPost, useVersions } from '../shared/api';
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

/** The word 'edited', which opens earlier versions. */
export function Edited({ post: { id, editedAt } }: { post: Post }) {
  const { t } = useTranslation('feed');
  const [isOpen, setOpen] = useState(false);
  if (editedAt === null) return null;
  return (
    <>
      <button
        type="button"
        className="min-h-6 underline underline-offset-4 hover:text-ink"
        onClick={() => setOpen(true)}
      >
        {t('post.edited')}
      </button>
      <Dialog open={isOpen} onOpenChange={setOpen}>
        <DialogContent title={t('versions.title')}>
          <Versions id={id} />
        </DialogContent>
      </Dialog>
    </>
  );
}

function Versions({ id }: { id: string }) {
  const { t } = useTranslation('feed');
  const query = useVersions(id, true);
  const { data } = query;
  if (!data) return <NotLoaded query={query} skeleton={<Skeleton className="h-24" />} />;
  if (data.length === 0) return <p className="text-ink-soft">{t('versions.none')}</p>;
  return (
    <ol className="space-y-5">
      {data.map(({ text, writtenAt }) => (
        <li key={writtenAt}>
          <p className="text-sm text-ink-soft">{formatMoment(writtenAt)}</p>
          <p className="mt-1 wrap-anywhere whitespace-pre-line">{text}</p>
        </li>
      ))}
    </ol>
  );
}
