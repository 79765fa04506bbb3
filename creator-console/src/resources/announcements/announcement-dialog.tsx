import { MenuItem } from '@mui/material';
import { ANNOUNCEMENT_LIMITS } from '@sanctum/openapi/choices';
import { useState } from 'react';
import { useActs } from '../../providers/use-acts';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { useAct } from '../../shared/fresh-sign-in/use-act';
import { useToast } from '../../shared/toast/use-toast';
import type { Announcement, AnnouncementDraft } from './announcements-page';
import { texts } from './texts';
import { TextField } from '../../shared/forms/text-field';

interface Props {
  /** The one that is changed; without it a new one is sent. */
  announcement?: Announcement | undefined;
  onDone: () => void;
  onClose: () => void;
}

const EMPTY: AnnouncementDraft = { priority: 'normal', title: '', text: '' };

export function AnnouncementDialog({ announcement, onDone, onClose }: Props) {
  const { priority, title, text } = announcement ?? EMPTY;
  const [draft, setDraft] = useState<AnnouncementDraft>({ priority, title, text });
  const { announce, changeAnnouncement } = useActs();
  const { run, ...acting } = useAct();
  const toast = useToast();
  const change = (changes: Partial<AnnouncementDraft>) => setDraft({ ...draft, ...changes });
  const send = () =>
    run(async () => {
      await (announcement ? changeAnnouncement(announcement.id, draft) : announce(draft));
      toast({ title: announcement ? texts.changed : texts.sent });
      onDone();
    });
  return (
    <FormDialog
      {...acting}
      title={announcement ? texts.edit : texts.new}
      submit={announcement ? texts.save : texts.send}
      isReady={draft.title.trim() !== '' && draft.text.trim() !== ''}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <TextField
        name="title"
        required
        label={texts.titleField}
        value={draft.title}
        onChange={({ target }) => change({ title: target.value })}
        slotProps={{ htmlInput: { maxLength: ANNOUNCEMENT_LIMITS.title } }}
      />
      <TextField
        name="text"
        required
        multiline
        minRows={4}
        maxRows={12}
        label={texts.text}
        value={draft.text}
        onChange={({ target }) => change({ text: target.value })}
        slotProps={{ htmlInput: { maxLength: ANNOUNCEMENT_LIMITS.text } }}
      />
      <TextField
        name="priority"
        select
        label={texts.priority}
        helperText={announcement ? texts.noNews : texts.reach[draft.priority]}
        value={draft.priority}
        onChange={({ target }) => change({ priority: target.value === 'high' ? 'high' : 'normal' })}
      >
        <MenuItem value="normal">{texts.priorities.normal}</MenuItem>
        <MenuItem value="high">{texts.priorities.high}</MenuItem>
      </TextField>
    </FormDialog>
  );
}
