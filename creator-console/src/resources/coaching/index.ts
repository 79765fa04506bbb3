import EventIcon from '@mui/icons-material/EventOutlined';
import { lazily } from '../../shared/lazily';

export { TodaySessions } from './today-sessions';

export const coaching = {
  list: lazily(() => import('./coaching-page'), 'CoachingPage'),
  icon: EventIcon,
};
