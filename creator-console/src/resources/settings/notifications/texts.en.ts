import type { PushDeviceState } from '@sanctum/web/bell/push-device';
import type { Preference } from './notifications.api';

export const texts = {
  title: 'Notifications',
  lead: 'Choose how we notify you: with the bell, by email or on your devices. We always email you when a payment needs your review.',
  kind: 'Notification',
  channels: { isInAppOn: 'Bell', isEmailOn: 'Email', isPushOn: 'Devices' },
  kinds: {
    sale: 'You make a sale',
    contribution_reported: 'A post or comment is reported',
    message_reported: 'A message is reported',
    question_unanswered: 'A question has no answer yet',
    review_written: 'Someone reviews a product',
    review_reported: 'A review is reported',
    message_waiting: 'A message needs your answer',
    announced: 'The coach posts an announcement',
    event_planned: 'A new event is planned',
    coach_posted: 'The coach posts in the community',
    mentioned: 'Someone mentions you',
    question_answered: 'Someone answers your question',
    post_commented: 'Someone comments on your post',
    post_reacted: 'Someone reacts to your post',
    circle_mentioned: 'Someone mentions you in a circle',
    circle_waiting: 'A circle has new messages',
    answer_accepted: 'Your answer solves a question',
    course_completed: 'You complete a course',
    journal_answered: 'The coach replies to your journal',
    assignment_answered: 'The coach answers your assignment',
    module_opened: 'A module unlocks',
    lessons_added: 'A course gets new lessons',
    event_reminder: 'An event is coming up',
    level_reached: 'You reach a new level',
    marketing_mailing: 'News and offers',
    service_mailing: 'Updates on products you own',
  } satisfies Record<Preference['kind'], string> as Record<Preference['kind'], string>,
  never: 'Not available',
  on: (kind: string, channel: string) => `${kind}: ${channel}`,
  failed: 'This couldn’t be saved',
  tryAgain: 'Nothing was changed. Please try again.',
  quiet: {
    title: 'Quiet hours',
    switch: 'Use quiet hours',
    text: 'During quiet hours, your devices get no notifications, and emails that can wait arrive afterward. Emails about money, sign-in or sessions always arrive right away. Your profile’s time zone applies.',
    from: 'From',
    to: 'To',
    same: 'Choose different start and end times.',
    save: 'Save quiet hours',
    saved: 'Quiet hours saved',
  },
  device: {
    title: 'On this device',
    switch: 'Notifications on this device',
    off: 'Get notifications on this phone or computer even when the Creator Portal is closed. They say who did what, but never show what was written.',
    on: 'This device gets notifications until you sign out on it. Choose which ones above.',
    denied:
      'Your browser blocks notifications from this site. Allow them in your browser’s settings, then open this page again.',
    unsupported:
      'This browser can’t show notifications while the Creator Portal is closed. Try another device.',
    'needs-install':
      'On an iPhone or iPad, add this site to your home screen first: tap Share, then “Add to Home Screen”. Open it from there and come back to this page.',
  } satisfies Record<PushDeviceState | 'title' | 'switch', string> as Record<
    PushDeviceState | 'title' | 'switch',
    string
  >,
} as const;
