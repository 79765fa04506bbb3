import EventIcon from '@mui/icons-material/EventOutlined';
import { CoachingPage } from './coaching-page';
import { texts } from './texts';

export { TodaySessions } from './today-sessions';

export const coaching = { list: CoachingPage, icon: EventIcon, options: { label: texts.title } };
