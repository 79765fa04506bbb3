import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Card, Chip, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useActs } from '../../providers/use-acts';
import { momentOf } from '../../shared/moment';
import { AnnouncementDialog } from './announcement-dialog';
import type { Announcement } from './announcements.api';
import { texts } from './texts';
import { Secondary } from '../../shared/secondary';
import { ActDialog } from '../../shared/fresh-sign-in/act-dialog';
import { IconAct } from '../../shared/icon-act';

interface Props {
  announcement: Announcement;
  onChanged: () => void;
}

export function AnnouncementRow({ announcement, onChanged }: Props) {
  const { id, title, text, priority, createdAt, editedAt, seenBy } = announcement;
  const [open, setOpen] = useState<'edit' | 'delete'>();
  const { deleteAnnouncement } = useActs();
  const dialog = { onDone: onChanged, onClose: () => setOpen(undefined) };
  const facts = [
    momentOf(createdAt),
    editedAt !== null && texts.edited,
    seenBy && texts.seen(seenBy.count, seenBy.members),
  ];
  return (
    <Card component="li" variant="outlined" sx={{ p: 2.5, listStyle: 'none' }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
        <Stack spacing={0.5} sx={{ flex: 1, minWidth: 0, alignItems: 'flex-start' }}>
          <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          <Secondary>{facts.filter(Boolean).join(' · ')}</Secondary>
          {priority === 'high' && <Chip size="small" color="warning" label={texts.priorities.high} />}
        </Stack>
        <IconAct icon={EditIcon} isSmall label={texts.editOne(title)} onClick={() => setOpen('edit')} />
        <IconAct icon={DeleteIcon} isSmall label={texts.deleteOne(title)} onClick={() => setOpen('delete')} />
      </Stack>
      <Typography dir="auto" sx={{ mt: 1.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      {open === 'edit' && <AnnouncementDialog announcement={announcement} {...dialog} />}
      {open === 'delete' && (
        <ActDialog
          isGrave
          title={texts.deleteTitle}
          text={texts.deleteText}
          submit={texts.delete}
          done={() => texts.deleted}
          onSubmit={() => deleteAnnouncement(id)}
          {...dialog}
        />
      )}
    </Card>
  );
}
