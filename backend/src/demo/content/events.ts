import { demoMeetingLink } from './availability.js';
import type { DemoEvent } from './writing/content-types.js';

/** Events of the demo's community: one that is full, one for a circle, one that repeats every week, and one with free spots. */
export const demoEvents: readonly DemoEvent[] = [
  {
    key: 'circle-evening',
    title: 'The Maple Circle meets',
    description:
      'An hour for us alone. Bring the sentence you said too loudly this week; we find the quieter one together.',
    inDays: 3,
    at: '16:30',
    minutes: 60,
    place: null,
    meetingUrl: demoMeetingLink,
    capacity: null,
    groupKey: 'maple-circle',
    coming: ['elin', 'priya', 'lucia'],
    waiting: [],
  },
  {
    key: 'read-aloud',
    title: 'Reading aloud together',
    description:
      'Twenty minutes of one book, cameras on or off, daughters welcome on the sofa. Afterwards whoever likes says what stayed.',
    inDays: 5,
    at: '16:00',
    minutes: 45,
    place: null,
    meetingUrl: demoMeetingLink,
    capacity: null,
    repeats: { rhythm: 'weekly', times: 6 },
    coming: ['elin', 'dana', 'noor', 'tess'],
    waiting: [],
  },
  {
    key: 'forest-walk',
    title: 'A slow walk along Hood River',
    description:
      'Two hours at the pace of the slowest. We stop wherever somebody small wants to look at something. Waterproof shoes, a warm layer, no agenda.',
    inDays: 12,
    at: '10:00',
    minutes: 120,
    place: 'Tucker Park, Hood River, by the footbridge',
    meetingUrl: null,
    capacity: 4,
    coming: ['priya', 'beth', 'margit', 'hana'],
    waiting: ['noor', 'colleen'],
  },
  {
    key: 'letters',
    title: 'Letters by candlelight',
    description:
      'We each write one letter to our daughter, in silence and in company. I read one of mine to begin with.',
    inDays: 17,
    at: '17:00',
    minutes: 75,
    place: null,
    meetingUrl: demoMeetingLink,
    capacity: 12,
    coming: ['lucia', 'ruth', 'tess'],
    waiting: [],
  },
];
