import ImagePlus from 'lucide-react/icons/image-plus';
import Trash from 'lucide-react/icons/trash-2';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalSentence } from '../../shared/api/refusal';
import { Avatar } from '../../shared/ui/avatar';
import { Button } from '../../shared/ui/button';
import type { Member } from '../session';
import { useRemoveAvatar, useSetAvatar } from './api';
import { ACCEPTED_PICTURES, readPicture } from '@sanctum/web/pictures/crop-picture';

const loadDialog = () => import('./crop-dialog');
const CropDialog = lazy(loadDialog);

// oxlint-disable-next-line max-lines-per-function -- choosing, cropping, removing and undoing share one picture, one message and one failure
export function AvatarEditor({ member }: { member: Member }) {
  const { t } = useTranslation('avatar');
  const file = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [removed, setRemoved] = useState<Blob | null>(null);
  const [news, setNews] = useState<string | null>(null);
  const { problem, setProblem, pending, attempt } = useAttempt();
  const setAvatar = useSetAvatar();
  const removeAvatar = useRemoveAvatar();

  const choose = async (picked: File) => {
    void loadDialog();
    const url = await readPicture(picked);
    if (url === undefined) setProblem(t('notAPicture'));
    else setChosen(url);
  };
  const close = () => setChosen(null);
  const finish = (words: string, undoable: Blob | null = null) => {
    setRemoved(undoable);
    setNews(words);
  };

  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <Avatar name={member.name} src={member.avatarUrl} alt={t('alt', { name: member.name })} size="xl" />
      <div className="min-w-0 grow basis-64">
        <input
          ref={file}
          type="file"
          accept={ACCEPTED_PICTURES}
          hidden
          data-testid="avatar-file"
          onChange={({ target }) => {
            const picked = target.files?.[0];
            target.value = ''; // so that choosing the same file again fires a change event too
            setProblem(null);
            if (picked) void choose(picked);
          }}
        />
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            onPointerEnter={() => void loadDialog()}
            onClick={() => file.current?.click()}
          >
            <ImagePlus aria-hidden />
            {member.avatarUrl ? t('change') : t('choose')}
          </Button>
          {member.avatarUrl && (
            <Button
              variant="ghost"
              pending={pending}
              onClick={() =>
                void attempt(async () => finish(t('removed'), await removeAvatar(member.avatarUrl ?? '')))
              }
            >
              <Trash aria-hidden />
              {t('remove')}
            </Button>
          )}
        </div>
        <p className="mt-2 text-sm text-ink-soft">{t('hint')}</p>
        <output className="mt-2 flex flex-wrap items-center gap-x-3 text-sm font-medium text-evergreen-strong empty:hidden">
          {news && <span>{news}</span>}
          {removed && (
            <Button
              variant="link"
              pending={pending}
              onClick={() =>
                void attempt(async () => {
                  await setAvatar(removed, () => undefined);
                  finish(t('saved'));
                })
              }
            >
              {t('undo')}
            </Button>
          )}
        </output>
        {problem && (
          <p role="alert" className="mt-2 text-sm font-medium text-danger">
            {problem}
          </p>
        )}
      </div>
      {chosen && (
        <Suspense fallback={<output className="sr-only">{t('dialog.loading')}</output>}>
          <CropDialog
            url={chosen}
            onClose={close}
            onSaved={() => {
              close();
              finish(t('saved'));
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

function useAttempt() {
  const [problem, setProblem] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const attempt = async (act: () => Promise<void>) => {
    setProblem(null);
    setPending(true);
    try {
      await act();
    } catch (error) {
      setProblem(refusalSentence(error));
    } finally {
      setPending(false);
    }
  };
  return { problem, setProblem, pending, attempt };
}
