import ChatIcon from '@mui/icons-material/ChatBubbleOutlineOutlined';
import { type Theme, useMediaQuery, Box, Button, FormControlLabel, Switch, Typography } from '@mui/material';
import { useParams, Link } from 'react-router-dom';
import {
  type InboxView,
  useConversation,
  useInbox,
  useLiveMessages,
  type Conversation,
  conversationsKey,
} from '../../shared/conversation/conversation.api';
import { Thread } from '../../shared/conversation/thread';
import { EmptyPlace } from '../../shared/empty-place';
import { Inbox } from './inbox';
import { texts } from './texts';
import { TwoPanes, NAME, PaneHead } from './panes';
import { useQueryClient } from '@tanstack/react-query';
import { refusalOf } from '../../providers/refusal';
import { useActs } from '../../providers/use-acts';
import { useToast } from '../../shared/toast/use-toast';
import { studentPath } from '../students';
import { Secondary } from '../../shared/secondary';
import { Loaded } from '../../shared/loaded';

interface Props {
  conversation: Conversation;
  view: InboxView;
}

/** Name of the participant or circle, and the actions on the conversation. */
const ConversationHead = ({ conversation: { id, name, participant, circle }, view }: Props) => (
  <PaneHead view={view} back={texts.back}>
    <Box sx={NAME}>
      <Typography component="h2" variant="h6" noWrap title={name}>
        {name}
      </Typography>
      {circle && <Secondary>{texts.members(circle.members)}</Secondary>}
    </Box>
    {circle && <Silence conversationId={id} isSilenced={circle.isSilenced} />}
    {participant && (
      <Button component={Link} to={studentPath(participant.id)} variant="outlined">
        {texts.profile}
      </Button>
    )}
  </PaneHead>
);

/** Mutes a circle's notifications, except for mentions. */
function Silence({ conversationId, isSilenced }: { conversationId: string; isSilenced: boolean }) {
  const { silenceConversation } = useActs();
  const queries = useQueryClient();
  const toast = useToast();
  const change = async () => {
    try {
      await silenceConversation(conversationId, !isSilenced);
      toast({ title: isSilenced ? texts.loud : texts.silenced });
    } catch (error) {
      toast({ title: texts.notSilenced, text: refusalOf(error).message, failed: true });
    }
    await queries.invalidateQueries({ queryKey: conversationsKey });
  };
  return (
    <FormControlLabel
      control={<Switch checked={isSilenced} onChange={() => void change()} />}
      label={texts.silence}
    />
  );
}

/** The coach's conversations, and the open one, whose id is in the URL. */
export function Conversations({ view }: { view: InboxView }) {
  const typingIn = useLiveMessages();
  const { id: chosen } = useParams();
  const { data } = useInbox('', view);
  const isNarrow = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('md'));
  // a wide screen opens the first one; a phone shows only the list, so nothing is marked as read
  const open = chosen ?? (isNarrow ? undefined : data?.pages[0]?.items[0]?.id);
  return (
    <TwoPanes
      isChosen={chosen !== undefined}
      label={texts.conversation}
      list={<Inbox view={view} openId={open} />}
    >
      {open === undefined ? (
        <EmptyPlace icon={ChatIcon} title={texts.select} />
      ) : (
        <OpenConversation key={open} id={open} view={view} isOtherTyping={typingIn === open} />
      )}
    </TwoPanes>
  );
}

interface OpenProps {
  id: string;
  view: InboxView;
  isOtherTyping: boolean;
}

const OpenConversation = ({ id, view, isOtherTyping }: OpenProps) => (
  <Loaded query={useConversation(id)} failed={texts.notThere} heights={[48]}>
    {(conversation) => (
      <>
        <ConversationHead conversation={conversation} view={view} />
        <Thread conversation={conversation} isOtherTyping={isOtherTyping} />
      </>
    )}
  </Loaded>
);
