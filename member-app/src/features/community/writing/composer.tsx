import { MOST_POST_FILES, POST_LIMIT } from '@sanctum/openapi/choices';
import { useFiles } from '@sanctum/web/conversation/use-files';
import { forSending } from '@sanctum/web/mentions/mention-text';
import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import ImagePlus from 'lucide-react/icons/image-plus';
import Paperclip from 'lucide-react/icons/paperclip';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileList } from '../../../shared/files/file-list';
import { sendFile } from '../../../shared/files/send-file';
import { MentionTextarea } from '../../../shared/mentions/mention-textarea';
import { Avatar } from '../../../shared/ui/avatar';
import { Button } from '../../../shared/ui/button';
import { Card } from '../../../shared/ui/card';
import { Form } from '../../../shared/ui/form';
import { toast, toastRefusal } from '../../../shared/ui/toast-store';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';
import type { Member } from '../../session';
import { type Post, useWritePost } from '../shared/api';
import { useDraft } from './draft';
import { PictureList, usePictures } from './picture-list';
import { TagSelect } from './tag-select';
import { useGuidelines } from './use-guidelines';
import { WritersOnly } from './writers-only';

const PICTURES = 'image/png,image/jpeg,image/webp,image/gif';
const VIDEOS_AND_FILES =
  'video/mp4,video/quicktime,video/webm,application/pdf,application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document';

interface ComposerProps {
  member: Member;
  /** Circle or pod that the post is for; null: all members. */
  groupId?: string | null;
  /** Label of the button that sends; default: 'Post'. */
  send?: string;
}

/** Composer for a post, or the reason why this member cannot write. */
export const Composer = (props: ComposerProps) => (
  <WritersOnly>
    <PostForm {...props} />
  </WritersOnly>
);

/** One line on phones, whose controls appear with focus or content. */
// oxlint-disable-next-line max-lines-per-function -- one form, whose text, pictures, files and topic are sent and cleared together
function PostForm({ member, groupId = null, send }: ComposerProps) {
  const { t } = useTranslation('feed');
  const { text, known, change, mention } = useDraft(member.id, groupId ?? 'all');
  const [tag, setTag] = useState<Post['tag']>(null);
  const refuse = (error: unknown) => toastRefusal(t('composer.failed'), error);
  const { pictures, add, remove, describe, clear, isSending, hasRoom } = usePictures(refuse);
  const attached = useFiles({ most: MOST_POST_FILES, send: sendFile('post_file'), onRefused: refuse });
  const isOnTheWay = isSending || attached.isSending;
  const write = useWritePost();
  const { afterGuidelines, dialog } = useGuidelines();
  const label = useId();
  const [isOpen, setOpen] = useState(text !== '');

  function post() {
    const images = pictures.flatMap(({ storageUrl, alt }) => (storageUrl ? [{ storageUrl, alt }] : []));
    const files = attached.files.flatMap(({ storageUrl }) => storageUrl ?? []);
    write.mutate(
      { text: forSending(text.trim(), known), tag, groupId, images, files },
      {
        onError: refuse,
        onSuccess: ({ state }) => {
          change('');
          setTag(null);
          clear();
          attached.clear();
          toast(
            state === 'waiting'
              ? { title: t('composer.waiting'), description: t('composer.waitingText') }
              : { title: t('composer.done') },
          );
        },
      },
    );
  }

  async function submit() {
    if (text.trim() !== '' && !isOnTheWay && !write.isPending) afterGuidelines(post);
  }

  return (
    <Card className="p-3 sm:p-5" onFocus={() => setOpen(true)}>
      {/* The text is kept as a draft; running uploads are not. */}
      <Form onSubmit={submit} isUnsaved={pictures.length + attached.files.length > 0}>
        <div className="flex items-start gap-3">
          <Avatar name={member.name} src={member.avatarUrl} className="max-sm:hidden" />
          <div className="min-w-0 grow">
            <VisuallyHidden>
              <label htmlFor={label}>{t('composer.label')}</label>
            </VisuallyHidden>
            <MentionTextarea
              id={label}
              rows={1}
              className="min-h-12! sm:min-h-14!"
              value={text}
              maxLength={POST_LIMIT}
              placeholder={t('composer.placeholder')}
              groupId={groupId}
              offersEveryone={member.role === 'creator'}
              onChange={change}
              onMention={mention}
            />
          </div>
        </div>
        <PictureList pictures={pictures} onDescribe={describe} onRemove={remove} />
        <FileList
          files={attached.files}
          onRemove={attached.remove}
          sending={(name) => t('files.sending', { name })}
          removing={(name) => t('files.remove', { name })}
          className="mt-4"
        />
        <div
          className={clsx(
            'mt-3 flex flex-wrap items-center gap-x-2 gap-y-3 sm:pl-15',
            !isOpen && 'max-sm:hidden',
          )}
        >
          <FileButton
            icon={ImagePlus}
            accept={PICTURES}
            disabled={!hasRoom}
            onChoose={(files) => void add(files)}
          >
            {t('composer.photo')}
          </FileButton>
          <FileButton
            icon={Paperclip}
            accept={VIDEOS_AND_FILES}
            disabled={!attached.hasRoom}
            onChoose={(files) => void attached.add(files)}
          >
            {t('composer.file')}
          </FileButton>
          <div className="w-44">
            <TagSelect tag={tag} onChange={setTag} />
          </div>
          <Button
            type="submit"
            size="sm"
            className="ml-auto"
            disabled={text.trim() === '' || isOnTheWay}
            pending={write.isPending}
          >
            {send ?? t('composer.post')}
          </Button>
        </div>
      </Form>
      {dialog}
    </Card>
  );
}

interface FileButtonProps {
  icon: LucideIcon;
  accept: string;
  disabled: boolean;
  onChoose: (files: Iterable<File>) => void;
  children: ReactNode;
}

function FileButton({ icon: Icon, accept, disabled, onChoose, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple
        hidden
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <Button variant="ghost" size="sm" disabled={disabled} onClick={() => input.current?.click()}>
        <Icon aria-hidden />
        {children}
      </Button>
    </>
  );
}
