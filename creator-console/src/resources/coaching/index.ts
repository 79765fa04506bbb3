import EventIcon from '@mui/icons-material/EventOutlined';
import { lazy } from 'react';
import { texts } from './texts';

export { TodaySessions } from './today-sessions';

/** Loaded when opened, because the calendar and its dialogs are a large part of the console. */
const CoachingPage = lazy(async () => ({ default: (await import('./coaching-page')).CoachingPage }));

export const coaching = { list: CoachingPage, icon: EventIcon, options: { label: texts.title } };
