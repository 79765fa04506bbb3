import { momentOf } from '../../shared/moment';
import type { Notification } from './bell.api';
import { texts } from './texts';

function whoOf({ people: [first, second], others }: Notification): string {
  if (first === undefined) return texts.somebody;
  const names =
    second === undefined || others > 0
      ? [first, second].filter(Boolean).join(', ')
      : texts.two(first, second);
  return others > 0 ? texts.andMore(names, others) : names;
}

const isKnown = (kind: string): kind is keyof typeof texts.kinds => kind in texts.kinds;

/** Describes the notification in one sentence. */
export function sentenceOf(notification: Notification): string {
  const { kind, title, people, others, times, startsAt } = notification;
  if (!isKnown(kind)) return title ?? texts.other;
  return texts.kinds[kind]({
    who: whoOf(notification),
    title: title ?? '',
    people: people.length + others,
    times,
    when: startsAt === null ? '' : momentOf(startsAt),
  });
}
