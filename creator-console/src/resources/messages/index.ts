import ChatIcon from '@mui/icons-material/ChatBubbleOutlineOutlined';
import { MessagesPage } from './messages-page';
import { texts } from './texts';

export { pathOfView } from './view';

export const messages = { list: MessagesPage, icon: ChatIcon, options: { label: texts.title } };
