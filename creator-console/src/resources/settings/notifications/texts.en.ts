import type { PushDeviceState } from '@sanctum/web/bell/push-device';
import type { Preference } from './notifications.api';

/** The texts about what the coach hears of. */
export const texts = {
  title: 'Notifications',
  lead: 'What you hear of: in the bell, by mail and on your devices. What waits for a decision about money always comes.',
  kind: 'What it is about',
  channels: { inApp: 'In the bell', email: 'By mail', push: 'On devices' },
  kinds: {
    sale: 'Something is sold',
    'contribution-reported': 'A post or comment is reported',
    'message-reported': 'A message is reported',
    'question-unanswered': 'A question waits for an answer',
    'review-written': 'A product is reviewed',
    'review-reported': 'A review is reported',
    'message-waiting': 'A message waits for you',
    announced: 'The coach announces something',
    'event-planned': 'There is a new event',
    'coach-posted': 'The coach posts in the community',
    mentioned: 'Somebody mentions you',
    'question-answered': 'Your question is answered',
    'post-commented': 'Somebody comments on your post',
    'post-reacted': 'Somebody reacts to your post',
    'circle-mentioned': 'Somebody mentions you in a circle',
    'circle-waiting': 'Messages wait in a circle',
    'answer-accepted': 'Your answer solves a question',
    'course-completed': 'A course is finished',
    'journal-answered': 'A journal is answered',
    'module-opened': 'A module has opened',
    'event-reminder': 'An event is near',
    'level-reached': 'A level is reached',
    'marketing-letter': 'News and offers',
    'service-letter': 'Letters about what is owned',
  } satisfies Record<Preference['kind'], string> as Record<Preference['kind'], string>,
  never: 'Not here',
  on: (kind: string, channel: string) => `${kind}: ${channel}`,
  failed: 'This could not be saved',
  tryAgain: 'Nothing has changed. Please try again.',
  quiet: {
    title: 'Quiet hours',
    switch: 'Keep quiet hours',
    text: 'In them nothing comes to your devices, and mails that can wait come when they are over, by the clock of your time zone. Mails about money, sign-in or sessions come at once.',
    from: 'From',
    to: 'To',
    same: 'They end at another time than they begin.',
    save: 'Save quiet hours',
    saved: 'Your quiet hours are saved',
  },
  device: {
    title: 'On this device',
    switch: 'Notifications on this device',
    off: 'They come to this phone or computer also while the console is closed: who did what, and nothing of what was written.',
    on: 'They come to this device until you sign out here. Which ones, you choose above.',
    denied:
      'Your browser does not let this site show notifications. Allow them in its settings for this site, and open this page again.',
    unsupported:
      'This browser cannot show notifications while the console is closed. On another device it may work.',
    'needs-install':
      'On an iPhone or iPad, put this place on your home screen first: tap Share, then “Add to Home Screen”. Open it from there, and come back to this page.',
  } satisfies Record<PushDeviceState | 'title' | 'switch', string> as Record<
    PushDeviceState | 'title' | 'switch',
    string
  >,
} as const;
