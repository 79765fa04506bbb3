import { counted } from '../../shared/words/counted';
import { texts as publishing } from '../../shared/publishing/texts.en';

export const texts = {
  status: { draft: 'Draft', published: 'Published', archived: 'Archived' },
  scheduled: (moment: string) => `Scheduled for ${moment}`,
  missedHour: 'Missed schedule',
  publish: 'Publish',
  publishTitle: (title: string) => `Publish “${title}”?`,
  publishNow: 'Publish now',
  publishing: 'Publishing…',
  schedule: 'Schedule…',
  changeSchedule: 'Change schedule…',
  cancelSchedule: 'Cancel schedule',
  looking: 'Checking the course…',
  lookFailed: 'The course couldn’t be checked. Please try again.',
  blocked: 'Fix this before you publish:',
  notes: 'You may want to check this first:',
  ready: 'Everything is ready.',
  sells: (price: string) => `It will be in the shop for ${price}.`,
  subscribes: (price: string) => `It will be in the shop as a subscription: ${price}.`,
  isFree: 'It will be in the shop, free for everyone.',
  points: {
    noLesson: publishing.missing.lesson,
    noOffer: publishing.missing.recurring_offer,
    emptyLessons: (count: number) =>
      counted(count, { one: '1 lesson is empty.', other: `${count} lessons are empty.` }),
    unfilledWidgets: (count: number) =>
      counted(count, {
        one: '1 widget is empty. Students won’t see it.',
        other: `${count} widgets are empty. Students won’t see them.`,
      }),
    failed: (count: number) =>
      counted(count, {
        one: '1 video or recording couldn’t be converted, so some browsers can’t play it. Convert it again in Media, or upload it as MP4 (H.264).',
        other: `${count} videos or recordings couldn’t be converted, so some browsers can’t play them. Convert them again in Media, or upload them as MP4 (H.264).`,
      }),
    not_converted: (count: number) =>
      counted(count, {
        one: '1 video or recording won’t play in every browser. Convert it in Media, or upload it as MP4 (H.264).',
        other: `${count} videos or recordings won’t play in every browser. Convert them in Media, or upload them as MP4 (H.264).`,
      }),
    converting: (count: number) =>
      counted(count, {
        one: '1 video or recording is still being converted. Until then, some browsers can’t play it.',
        other: `${count} videos or recordings are still being converted. Until then, some browsers can’t play them.`,
      }),
    closed_to_minors: (count: number) =>
      counted(count, {
        one: '1 video is on YouTube, Vimeo or Loom. Minors see it once a guardian allows content from other companies.',
        other: `${count} videos are on YouTube, Vimeo or Loom. Minors see them once a guardian allows content from other companies.`,
      }),
    noPicture: 'The course has no thumbnail yet.',
    noTopics: 'The course has no topics yet. Topics help people find it in the shop.',
  },
  go: {
    noLesson: 'Add a lesson',
    lesson: (title: string) => `Open ${title}`,
    noOffer: 'Price and details',
    noPicture: 'Price and details',
    noTopics: 'Price and details',
  },
  unfinished:
    'Nothing was published because a widget isn’t finished. Fill it in or delete it, then try again.',
  notSaved: 'Nothing was published because your latest changes aren’t saved yet. Please try again.',
  failed: 'That didn’t work. Please try again.',
  out: (title: string) => `“${title}” is published`,
  outHelp: 'It’s in the shop now. From now on, students see your changes when you publish them.',
  seePage: 'View page',
  opensAnew: '(opens in a new tab)',
  close: 'Close',
  cancel: 'Cancel',
  unpublish: 'Unpublish',
  unpublishTitle: (title: string) => `Unpublish “${title}”?`,
  unpublishHelp: 'It leaves the shop. Students who own it keep it and their progress.',
  restore: 'Restore as draft',
  done: {
    unpublish: 'Unpublished. Students who own it keep it.',
    restore: 'Restored as a draft',
    schedule: (moment: string) => `Scheduled for ${moment}`,
    unschedule: 'Schedule canceled',
  },
  more: 'More actions for this course',
  details: 'Price and details',
  duplicate: 'Duplicate this course',
  duplicating: 'Duplicating…',
} as const;
