import ChatIcon from '@mui/icons-material/ChatBubbleOutlineOutlined';
import { Box, Button, Card, Stack, type Theme, Typography, useMediaQuery } from '@mui/material';
import { Title } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import {
  useConversation,
  useInbox,
  useLiveMessages,
  useWaiting,
} from '../../shared/conversation/conversation.api';
import { Thread } from '../../shared/conversation/thread';
import { EmptyPlace } from '../../shared/empty-place';
import { readDay } from '../../shared/day.api';
import { useFigures } from '../../shared/figures/use-figures';
import { filteredPath } from '../../shared/filtered-path';
import { LoadFailed } from '../../shared/load-failed';
import { dayOf } from '../../shared/moment';
import { Inbox } from './inbox';
import { texts } from './texts';

/** The coach's inbox beside one conversation, 600 pixels high; on phones one after the other. The address has which one is open. */
export function MessagesPage() {
  const typingIn = useLiveMessages();
  const { id: chosen } = useParams();
  const { data } = useInbox('');
  const isNarrow = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('md'));
  // a wide screen begins with the first one, a phone with the list: what is not shown is not read
  const open = chosen ?? (isNarrow ? undefined : data?.pages[0]?.items[0]?.id);
  const isChosen = chosen !== undefined;
  return (
    <>
      <Title title={texts.title} />
      <Waiting />
      <Box sx={{ mt: 3, display: 'grid', gap: 2, gridTemplateColumns: { md: '20rem minmax(0, 1fr)' } }}>
        <Card
          component="section"
          aria-label={texts.inbox}
          sx={{
            display: { xs: isChosen ? 'none' : 'flex', md: 'flex' },
            flexDirection: 'column',
            height: { md: 600 },
          }}
        >
          <Inbox openId={open} />
        </Card>
        <Card
          component="section"
          aria-label={texts.conversation}
          sx={{
            display: { xs: isChosen ? 'flex' : 'none', md: 'flex' },
            flexDirection: 'column',
            height: { xs: '75dvh', md: 600 },
          }}
        >
          {open === undefined ? (
            <EmptyPlace icon={ChatIcon} title={texts.select} />
          ) : (
            <OpenConversation key={open} id={open} isOtherTyping={typingIn === open} />
          )}
        </Card>
      </Box>
    </>
  );
}

/** What waits, here and elsewhere, and where reports of messages are decided. */
function Waiting() {
  const { data } = useWaiting();
  const { data: day } = useFigures(['day'], readDay);
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ mt: 3, flexWrap: 'wrap', alignItems: 'center' }}>
      <Typography color="textSecondary" sx={{ flex: 1, minWidth: 200 }}>
        {data &&
          (data.oldestUnansweredSince === null
            ? texts.allAnswered
            : texts.waiting(data.unanswered, dayOf(data.oldestUnansweredSince)))}
      </Typography>
      {day && day.unansweredQuestions > 0 && (
        <Button component={Link} to={filteredPath('community', { unanswered: true })} variant="outlined">
          {texts.questions(
            day.unansweredQuestions,
            day.oldestUnansweredQuestion && dayOf(day.oldestUnansweredQuestion),
          )}
        </Button>
      )}
      {day && day.waitingJournals > 0 && (
        <Button
          component={Link}
          to={filteredPath('shared-journals', { awaitsReply: true })}
          variant="outlined"
        >
          {texts.journals(day.waitingJournals)}
        </Button>
      )}
      <Button component={Link} to="/message-reports" variant="outlined">
        {texts.reports}
      </Button>
    </Stack>
  );
}

function OpenConversation({ id, isOtherTyping }: { id: string; isOtherTyping: boolean }) {
  const { data: conversation, isError, refetch } = useConversation(id);
  if (isError) return <LoadFailed words={texts.notThere} onRetry={() => void refetch()} />;
  if (!conversation) return null;
  const { name, participant, circle } = conversation;
  return (
    <>
      <Stack
        direction="row"
        spacing={1}
        sx={{ p: 2, borderBottom: 1, borderColor: 'divider', alignItems: 'center', flexWrap: 'wrap' }}
      >
        <Button component={Link} to="/messages" sx={{ display: { md: 'none' } }}>
          {texts.back}
        </Button>
        <Typography component="h2" variant="h6" noWrap sx={{ flex: 1, minWidth: 0 }}>
          {name}
        </Typography>
        {circle && <Typography color="textSecondary">{texts.members(circle.members)}</Typography>}
        {participant && (
          <Button component={Link} to={`/students/${participant.id}/show`} variant="outlined">
            {texts.profile}
          </Button>
        )}
      </Stack>
      <Thread conversation={conversation} isOtherTyping={isOtherTyping} />
    </>
  );
}
