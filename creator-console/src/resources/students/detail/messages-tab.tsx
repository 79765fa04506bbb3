import ChatIcon from '@mui/icons-material/ChatBubbleOutlineOutlined';
import { EmptyPlace } from '../../../shared/empty-place';
import { texts } from './texts';

/** Members and the coach cannot write messages to each other yet. */
export const MessagesTab = () => (
  <EmptyPlace icon={ChatIcon} title={texts.noMessages} text={texts.noMessagesText} />
);
