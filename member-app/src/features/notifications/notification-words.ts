import { formatMoment } from '../../shared/lib/format';
import { i18n } from '../../shared/words/i18n';
import type { Notification } from './api';

/** Names the people behind a notification: two at most, and how many more. */
export function whoOf({ people: [first, second], others }: Notification): string {
  if (first === undefined)
    return others > 0
      ? i18n.t('notifications:who.people', { count: others })
      : i18n.t('notifications:who.somebody');
  if (second === undefined)
    return others > 0 ? i18n.t('notifications:who.oneMore', { first, count: others }) : first;
  return others > 0
    ? i18n.t('notifications:who.more', { first, second, count: others })
    : i18n.t('notifications:who.two', { first, second });
}

export function sentenceOf(notification: Notification): string {
  const { kind, people, others, times, startsAt } = notification;
  const facts = {
    who: whoOf(notification),
    title: notification.title ?? '',
    reason: notification.reason ?? '',
    level: notification.level ?? 0,
    when: startsAt === null ? '' : formatMoment(startsAt),
    count: kind === 'mails-failed' ? times : Math.max(people.length + others, 1),
  };
  if (kind === 'purchase-ended')
    return i18n.t(`notifications:kinds.purchase-${notification.outcome ?? 'expired'}`, facts);
  if (kind === 'approval-ended')
    return i18n.t(
      `notifications:kinds.approval-${notification.outcome === 'approved' ? 'approved' : 'refused'}`,
      facts,
    );
  return i18n.t(`notifications:kinds.${kind}`, facts);
}
