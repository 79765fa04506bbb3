import ChatIcon from '@mui/icons-material/ChatBubbleOutlineOutlined';
import { lazily } from '../../shared/lazily';

export { pathOfView } from './view';

export const messages = {
  list: lazily(() => import('./messages-page'), 'MessagesPage'),
  icon: ChatIcon,
};
