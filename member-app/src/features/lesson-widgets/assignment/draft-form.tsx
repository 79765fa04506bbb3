import Paperclip from 'lucide-react/icons/paperclip';
import { type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FileList } from '../../../shared/files/file-list';
import { useCoach } from '../../../shared/site/site';
import { Button } from '../../../shared/ui/button';
import { Refused } from '../../../shared/ui/refused';
import { toastRefusal } from '../../../shared/ui/toast-store';
import { GuardianCouldRead } from '../../private-writing';
import { type JournalAnswer } from '../parts/answers';
import type { SettingsOf } from '../parts/widgets';
import { JournalField, useJournal } from '../question/journal-field';
import { type Assignment, useDraftFiles, type useHandIn } from './api';

const ACCEPTED =
  'image/png,image/jpeg,image/webp,image/gif,video/mp4,video/quicktime,video/webm,audio/*,application/pdf,.doc,.docx';

interface DraftFormProps {
  id: string;
  accepts: SettingsOf<'assignment'>['accepts'];
  work: Assignment;
  draft: JournalAnswer | undefined;
  labelledBy: string;
  handIn: ReturnType<typeof useHandIn>;
}

/** The draft: a text that saves itself, files that are kept as soon as they arrive, and the button that hands both in. */
export function DraftForm({ id, accepts, work, draft, labelledBy, handIn }: DraftFormProps) {
  const { t } = useTranslation('widgets');
  const { firstName } = useCoach();
  const kept = useJournal(id, draft);
  const files = useDraftFiles({
    widgetId: id,
    files: work.files,
    onRefused: (error) => toastRefusal(t('assignment.fileFailed'), error),
  });
  const hasText = accepts !== 'files' && kept.text.trim() !== '';
  const isEmpty = !hasText && (accepts === 'text' || work.files.length === 0);
  const send = async () => {
    if (await kept.saver.saveNow()) handIn.mutate('hand-in');
  };
  return (
    <div className="mt-4 border-t border-line pt-4">
      <p id={`${labelledBy}-kept`} className="text-sm text-ink-soft">
        {t('assignment.private', { coach: firstName })}
        <GuardianCouldRead />
      </p>
      {accepts !== 'files' && (
        <JournalField labelledBy={labelledBy} describedBy={`${labelledBy}-kept`} kept={kept} />
      )}
      {accepts !== 'text' && <DraftFiles files={work.files} kept={files} />}
      <Button
        className="mt-4"
        disabled={isEmpty || files.isSending || kept.other !== null}
        pending={handIn.isPending}
        onClick={() => void send()}
      >
        {t(work.versions.length > 0 ? 'assignment.handInAgain' : 'assignment.handIn')}
      </Button>
      <Refused error={handIn.error} className="mt-3" />
    </div>
  );
}

interface DraftFilesProps {
  files: Assignment['files'];
  kept: ReturnType<typeof useDraftFiles>;
}

function DraftFiles({ files, kept }: DraftFilesProps) {
  const { t } = useTranslation('widgets');
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const arrived = files.map(({ id, fileName }) => ({
    key: id,
    name: fileName,
    storageUrl: id,
    percent: 100,
  }));
  return (
    <>
      <FileList
        files={[...arrived, ...kept.sending]}
        onRemove={(id) => {
          kept.remove(id);
          focusOn(button);
        }}
        sending={(name) => t('assignment.sending', { name })}
        removing={(name) => t('assignment.removeFile', { name })}
        className="mt-3"
      />
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        multiple
        hidden
        onChange={({ target }) => {
          void kept.add([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <Button
        ref={button}
        variant="secondary"
        size="sm"
        className="mt-3"
        disabled={!kept.hasRoom}
        onClick={() => input.current?.click()}
      >
        <Paperclip aria-hidden />
        {t('assignment.addFiles')}
      </Button>
      <p className="mt-2 text-sm text-ink-soft">{t('assignment.fileRules')}</p>
    </>
  );
}

const focusOn = (button: RefObject<HTMLButtonElement | null>) => button.current?.focus();
