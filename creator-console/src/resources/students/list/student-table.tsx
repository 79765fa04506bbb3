import { Button, Stack, Typography, Tooltip, Avatar } from '@mui/material';
import { Link } from 'react-router-dom';
import { agoOf } from '../../../shared/moment';
import { StudentMenu, EmailDialog } from '../acts/student-menu';
import { studentPath } from '../detail/parts/links';
import type { Student } from '../student/student';
import { StudentMailLink, StudentStatusChip, MinorChip } from '../student/student-parts';
import { texts } from '../student/texts';
import MailIcon from '@mui/icons-material/MailOutlined';
import { type MouseEvent, useState } from 'react';
import { texts as actTexts } from '../acts/texts';
import { ExportSelectedButton } from '../../../shared/list-export/export-button';
import { MessageManyButton } from '../acts/message-many-button';
import { EmailsButton } from '../acts/emails-button';
import { studentExport } from '../student/student-export';
import { AddToGroupButton } from '../groups/add-to-group-button';
import { GiveSelectedButton } from '../giving/give-selected-button';
import { UnlockSelectedButton } from '../unlocking/unlock-selected-button';
import { TagSelectedButton } from '../tags/tag-dialog';
import type { RecordTableProps } from '../../../shared/record-table';
import { IconAct } from '../../../shared/icon-act';
import { avatarPicture } from '../../../shared/sized-picture';

export const SelectedStudentsActs = () => (
  <>
    <TagSelectedButton />
    <GiveSelectedButton />
    <UnlockSelectedButton />
    <AddToGroupButton />
    <EmailsButton />
    <MessageManyButton />
    <ExportSelectedButton of={studentExport} />
  </>
);

/** A student's picture or first email letter, name, minor badge, and tags. */
export const StudentName = ({
  username,
  avatarUrl,
  tags,
  ageBand,
}: Pick<Student, 'username' | 'avatarUrl' | 'tags' | 'ageBand'>) => (
  <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', minWidth: 0 }}>
    <Avatar
      src={avatarPicture(avatarUrl)}
      alt=""
      sx={{ width: 32, height: 32, fontSize: 14, bgcolor: 'primary.main' }}
    >
      {username.slice(0, 1)}
    </Avatar>
    <div>
      <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {username}
      </Typography>
      <MinorChip ageBand={ageBand} />
      {tags.length > 0 && (
        <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {tags.map(({ name }) => name).join(' · ')}
        </Typography>
      )}
    </div>
  </Stack>
);

/** 'city, state', or whichever is known, or '-' (product rule 6.6). */
export const location = ({ city, state }: { city: string | null; state: string | null }): string =>
  [city, state].filter(Boolean).join(', ') || '-';

function EmailButton({ student }: { student: Pick<Student, 'id' | 'username' | 'email'> }) {
  const [isOpen, setOpen] = useState(false);
  const open = (event: MouseEvent) => {
    event.stopPropagation();
    setOpen(true);
  };
  return (
    <>
      <Tooltip title={actTexts.email.send}>
        <IconAct icon={MailIcon} label={actTexts.email.sendTo(student.username)} onClick={open} />
      </Tooltip>
      {isOpen && <EmailDialog student={student} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Hidden where the menu leaves little room, because the student's page shows it too. */
const WHERE_WIDE = { display: { xs: 'none', lg: 'table-cell' } } as const;

const Mail = (student: Student) => (
  <Typography variant="body2" component="span">
    <StudentMailLink student={student} />
  </Typography>
);

const Actions = (student: Student) => (
  <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'flex-end' }}>
    <Button
      component={Link}
      to={studentPath(student.id)}
      size="small"
      aria-label={texts.viewProfileOf(student.username)}
      onClick={(event) => event.stopPropagation()}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {texts.viewProfile}
    </Button>
    <EmailButton student={student} />
    <StudentMenu student={student} />
  </Stack>
);

const lastSeen = ({ lastSeenAt }: Student): string =>
  lastSeenAt === null ? texts.never : agoOf(lastSeenAt, new Date());

export const studentColumns: RecordTableProps<Student>['columns'] = [
  { label: texts.student, by: 'name', render: StudentName, sx: { minWidth: 170 } },
  { label: texts.email, by: 'email', render: Mail, sx: { minWidth: 148 } },
  { label: texts.level, by: 'level', render: ({ level }) => level, sx: WHERE_WIDE },
  { label: texts.location, by: 'location', render: location, sx: WHERE_WIDE },
  {
    label: texts.phone,
    by: 'phone',
    render: ({ phone }) => phone ?? '-',
    as: 'one line',
    sx: WHERE_WIDE,
  },
  { label: texts.lastSeen, by: 'lastSeenAt', render: lastSeen, sx: { whiteSpace: { lg: 'nowrap' } } },
  { label: texts.status, render: StudentStatusChip },
  { label: texts.actions, render: Actions },
];
