import { workInThread } from '../../../platform/threads/work-in-thread.js';
import {
  type BusySettings,
  type BusyTimes,
  busyTimes,
  CalendarError,
  type CalendarProblem,
} from './busy-times.js';

export type CalendarToRead = { text: string; settings: BusySettings };

/** Errors lose their class on the way out of a thread, so a problem is returned as a result. */
export type CalendarRead = BusyTimes | CalendarProblem;

workInThread((calendar): CalendarRead => {
  const { text, settings } = calendar as CalendarToRead;
  try {
    return busyTimes(text, settings);
  } catch (error) {
    if (error instanceof CalendarError) return error.problem;
    throw error;
  }
});
