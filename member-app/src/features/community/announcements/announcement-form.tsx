import { ANNOUNCEMENT_LIMITS } from '@sanctum/openapi/choices';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalSentence } from '../../../shared/api/refusal';
import { Alert } from '../../../shared/ui/alert';
import { Button } from '../../../shared/ui/button';
import { Field } from '../../../shared/ui/field';
import { Input } from '../../../shared/ui/input';
import { Select } from '../../../shared/ui/select';
import { Textarea } from '../../../shared/ui/textarea';
import { type Announcement, type AnnouncementDraft, useAnnouncing } from './api';

interface AnnouncementFormProps {
  /** The one that is changed; without it a new one. */
  announcement?: Announcement;
  onDone: () => void;
}

const EMPTY: AnnouncementDraft = { priority: 'normal', title: '', text: '' };

/** For the coach. */
export function AnnouncementForm({ announcement, onDone }: AnnouncementFormProps) {
  const { t } = useTranslation('feed');
  const { priority, title, text } = announcement ?? EMPTY;
  const [draft, setDraft] = useState<AnnouncementDraft>({ priority, title, text });
  const { save } = useAnnouncing();
  const change = (changes: Partial<AnnouncementDraft>) => setDraft({ ...draft, ...changes });
  const isComplete = draft.title.trim() !== '' && draft.text.trim() !== '';

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isComplete || save.isPending) return;
    save.mutate({ id: announcement?.id ?? null, ...draft }, { onSuccess: onDone });
  }

  return (
    <form onSubmit={submit} className="mt-4 space-y-4">
      <Field label={t('announcements.title')}>
        <Input
          value={draft.title}
          maxLength={ANNOUNCEMENT_LIMITS.title}
          onChange={({ target }) => change({ title: target.value })}
        />
      </Field>
      <Field label={t('announcements.text')}>
        <Textarea
          value={draft.text}
          maxLength={ANNOUNCEMENT_LIMITS.text}
          onChange={({ target }) => change({ text: target.value })}
        />
      </Field>
      <Field label={t('announcements.priority')} className="max-w-60">
        <Select
          value={draft.priority}
          onChange={({ target }) => change({ priority: target.value === 'high' ? 'high' : 'normal' })}
        >
          <option value="normal">{t('announcements.priorities.normal')}</option>
          <option value="high">{t('announcements.priorities.high')}</option>
        </Select>
      </Field>
      {save.isError && <Alert tone="danger">{refusalSentence(save.error)}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" disabled={!isComplete} pending={save.isPending}>
          {announcement ? t('save') : t('announcements.send')}
        </Button>
        <Button variant="ghost" size="sm" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
