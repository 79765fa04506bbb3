import { Card, Alert, Box, Stack } from '@mui/material';
import { type ComponentType } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { DialogButton } from '../../../shared/dialogs/dialog-button';
import { LinkTabs } from '../../../shared/link-tabs';
import { type StudentTab, studentPath } from './parts/links';
import { CoachingTab } from './coaching-tab';
import { ModerationTab } from './moderation/moderation-tab';
import { GrowthTab } from './growth/growth-tab';
import { GroupsTab } from './groups/groups-tab';
import { LearningTab } from './learning/learning-tab';
import { NotesTab } from './notes/notes-tab';
import { PaymentsTab } from './payments-tab';
import { PersonalTab } from './personal/personal-tab';
import { PurchasesTab } from './purchases-tab';
import type { Student } from './parts/student.api';
import { texts } from './texts';
import { TimelineTab } from './timeline/timeline-tab';
import { useConversationWith, useLiveMessages } from '../../../shared/conversation/conversation.api';
import { Thread } from '../../../shared/conversation/thread';
import { refusalOf } from '../../../providers/refusal';
import { EmailDialog } from '../acts/student-menu';
import { Loaded } from '../../../shared/loaded';

/** The conversation with the student, and an email form for longer messages. */
function MessagesTab({ student }: { student: Student }) {
  const typingIn = useLiveMessages();
  const conversation = useConversationWith(student.id);
  return (
    <Stack spacing={2} sx={{ maxWidth: '48rem' }}>
      <Box>
        <DialogButton variant="outlined" label={texts.writeMail}>
          {(onClose) => <EmailDialog student={student} onClose={onClose} />}
        </DialogButton>
      </Box>
      {refusalOf(conversation.error).code === 'may_not_write' ? (
        <Alert severity="info">{texts.mayNotWrite}</Alert>
      ) : (
        <Loaded query={conversation}>
          {(found) => (
            <Card sx={{ height: 600, maxHeight: '75dvh', display: 'flex', flexDirection: 'column' }}>
              <Thread conversation={found} isOtherTyping={typingIn === found.id} />
            </Card>
          )}
        </Loaded>
      )}
    </Stack>
  );
}

interface Place {
  /** Its part of the URL; the first tab has none. */
  tab?: StudentTab;
  label: string;
  content: ComponentType<{ student: Student }>;
}

const PLACES: readonly Place[] = [
  { label: texts.tabs.personal, content: PersonalTab },
  { tab: 'purchases', label: texts.tabs.purchases, content: PurchasesTab },
  { tab: 'payments', label: texts.tabs.payments, content: PaymentsTab },
  { tab: 'groups', label: texts.tabs.groups, content: GroupsTab },
  { tab: 'coaching', label: texts.tabs.coaching, content: CoachingTab },
  { tab: 'messages', label: texts.tabs.messages, content: MessagesTab },
  { tab: 'notes', label: texts.tabs.notes, content: NotesTab },
  { tab: 'learning', label: texts.tabs.learning, content: LearningTab },
  { tab: 'growth', label: texts.tabs.growth, content: GrowthTab },
  { tab: 'moderation', label: texts.tabs.moderation, content: ModerationTab },
  { tab: 'timeline', label: texts.tabs.timeline, content: TimelineTab },
];

const idOf = ({ tab }: Place): string => `student-${tab ?? 'personal'}`;

/** Each tab is a link, so that it can be bookmarked, shared and left with Back. */
export function StudentTabs({ student }: { student: Student }) {
  const { '*': open = '' } = useParams();
  const place = PLACES.find(({ tab = '' }) => tab === open);
  if (!place) return <Navigate to={studentPath(student.id)} replace />;
  const Content = place.content;
  return (
    <Card>
      <LinkTabs
        label={texts.tabsOf(student.username)}
        open={idOf(place)}
        tabs={PLACES.map((one) => ({
          id: idOf(one),
          label: one.label,
          to: studentPath(student.id, one.tab),
        }))}
        padding={{ xs: 2, md: 3 }}
      >
        <Content student={student} />
      </LinkTabs>
    </Card>
  );
}
