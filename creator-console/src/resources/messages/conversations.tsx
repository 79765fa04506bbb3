import ChatIcon from '@mui/icons-material/ChatBubbleOutlineOutlined';
import { Skeleton, type Theme, useMediaQuery } from '@mui/material';
import { useParams } from 'react-router-dom';
import {
  type InboxView,
  useConversation,
  useInbox,
  useLiveMessages,
} from '../../shared/conversation/conversation.api';
import { Thread } from '../../shared/conversation/thread';
import { EmptyPlace } from '../../shared/empty-place';
import { LoadFailed } from '../../shared/load-failed';
import { ConversationHead } from './conversation-head';
import { Inbox } from './inbox';
import { texts } from './texts';
import { TwoPanes } from './two-panes';

/** The coach's conversations beside one of them. The address has which one is open. */
export function Conversations({ view }: { view: InboxView }) {
  const typingIn = useLiveMessages();
  const { id: chosen } = useParams();
  const { data } = useInbox('', view);
  const isNarrow = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('md'));
  // a wide screen begins with the first one, a phone with the list: what is not shown is not read
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

function OpenConversation({ id, view, isOtherTyping }: OpenProps) {
  const { data: conversation, isLoadingError, refetch } = useConversation(id);
  if (isLoadingError) return <LoadFailed words={texts.notThere} onRetry={() => void refetch()} />;
  if (!conversation) return <Skeleton variant="rounded" height={48} sx={{ m: 2, maxWidth: '50%' }} />;
  return (
    <>
      <ConversationHead conversation={conversation} view={view} />
      <Thread conversation={conversation} isOtherTyping={isOtherTyping} />
    </>
  );
}
