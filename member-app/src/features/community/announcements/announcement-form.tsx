import { ANNOUNCEMENT_LIMITS } from '@sanctum/openapi/choices';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button';
import { Form, FormField, FormMessage } from '../../../shared/ui/form';
import { Input, Select, Textarea } from '../../../shared/ui/input';
import { type Announcement, type AnnouncementDraft, useAnnouncing } from './api';

interface AnnouncementFormProps {
  /** Announcement to edit; left out for a new one. */
  announcement?: Announcement;
  onDone: () => void;
}

const EMPTY: AnnouncementDraft = { priority: 'normal', title: '', text: '' };

/** Form in which the coach writes or edits an announcement. */
export function AnnouncementForm({ announcement, onDone }: AnnouncementFormProps) {
  const { t } = useTranslation('feed');
  const { priority, title, text } = announcement ?? EMPTY;
  const [draft, setDraft] = useState<AnnouncementDraft>({ priority, title, text });
  const { save } = useAnnouncing();
  const change = (changes: Partial<AnnouncementDraft>) => setDraft({ ...draft, ...changes });
  const isComplete = draft.title.trim() !== '' && draft.text.trim() !== '';

  async function submit() {
    if (!isComplete) return;
    await save.mutateAsync({ before: announcement, draft });
    onDone();
  }

  return (
    <Form onSubmit={submit} className="mt-4 space-y-4">
      <FormField name="title" label={t('announcements.title')}>
        <Input
          value={draft.title}
          maxLength={ANNOUNCEMENT_LIMITS.title}
          onChange={({ target }) => change({ title: target.value })}
        />
      </FormField>
      <FormField name="text" label={t('announcements.text')}>
        <Textarea
          value={draft.text}
          maxLength={ANNOUNCEMENT_LIMITS.text}
          onChange={({ target }) => change({ text: target.value })}
        />
      </FormField>
      <FormField name="priority" label={t('announcements.priority')} className="max-w-60">
        <Select
          value={draft.priority}
          onChange={({ target }) => change({ priority: target.value === 'high' ? 'high' : 'normal' })}
        >
          <option value="normal">{t('announcements.priorities.normal')}</option>
          <option value="high">{t('announcements.priorities.high')}</option>
        </Select>
      </FormField>
      <FormMessage />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" disabled={!isComplete} pending={save.isPending}>
          {announcement ? t('save') : t('announcements.send')}
        </Button>
        <Button variant="ghost" size="sm" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </Form>
  );
}
