import { ANNOUNCEMENT_LIMITS } from '@sanctum/openapi/choices';
import { useState } from 'react';
import { useActs } from '../../providers/use-acts';
import type { Announcement, AnnouncementDraft } from './announcements.api';
import { texts } from './texts';
import { SpanishTexts } from '../../shared/forms/spanish-texts';
import { TextField } from '../../shared/forms/text-field';
import { useFields, ChoiceField } from '../../shared/forms/use-fields';
import { ActDialog } from '../../shared/fresh-sign-in/act-dialog';
import { choicesOf } from '../../shared/filters';

interface Props {
  /** Announcement to edit; undefined: a new one. */
  announcement?: Announcement | undefined;
  onDone: () => void;
  onClose: () => void;
}

const EMPTY: AnnouncementDraft = { priority: 'normal', title: '', text: '', translations: {} };

export function AnnouncementDialog({ announcement, onDone, onClose }: Props) {
  const { priority, title, text, translations } = announcement ?? EMPTY;
  const { values, set, field } = useFields({ priority, title, text });
  const [spanish, setSpanish] = useState(translations?.es ?? {});
  const draft: AnnouncementDraft = { ...values, translations: { es: spanish } };
  const inSpanish = (name: 'title' | 'text') => ({
    name: `translations.es.${name}`,
    english: draft[name],
    spanish: spanish[name] ?? '',
    limit: ANNOUNCEMENT_LIMITS[name],
    onChange: (typed: string) => setSpanish({ ...spanish, [name]: typed }),
  });
  const { announce, changeAnnouncement } = useActs();
  return (
    <ActDialog
      title={announcement ? texts.edit : texts.new}
      submit={announcement ? texts.save : texts.send}
      done={() => (announcement ? texts.changed : texts.sent)}
      isReady={draft.title.trim() !== '' && draft.text.trim() !== ''}
      onSubmit={() => (announcement ? changeAnnouncement(announcement, draft) : announce(draft))}
      onDone={onDone}
      onClose={onClose}
    >
      <TextField required label={texts.titleField} {...field('title', ANNOUNCEMENT_LIMITS.title)} />
      <TextField
        required
        multiline
        minRows={4}
        maxRows={12}
        label={texts.text}
        {...field('text', ANNOUNCEMENT_LIMITS.text)}
      />
      <SpanishTexts
        fields={[
          { ...inSpanish('title'), label: texts.titleField },
          { ...inSpanish('text'), label: texts.text, rows: 4 },
        ]}
      />
      <ChoiceField
        name="priority"
        label={texts.priority}
        helperText={announcement ? texts.noNews : texts.reach[draft.priority]}
        choices={choicesOf(texts.priorities)}
        value={draft.priority}
        onChange={(chosen) => set({ priority: chosen === 'high' ? 'high' : 'normal' })}
      />
    </ActDialog>
  );
}
