import EventIcon from '@mui/icons-material/EventOutlined';
import { lazy } from 'react';
import { texts } from './texts';

export { TodaySessions } from './today-sessions';

/** Fetched when it is opened: the calendar and its dialogs are much of the console. */
const CoachingPage = lazy(async () => ({ default: (await import('./coaching-page')).CoachingPage }));

export const coaching = { list: CoachingPage, icon: EventIcon, options: { label: texts.title } };
