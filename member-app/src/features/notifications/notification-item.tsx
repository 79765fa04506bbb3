import { clsx } from 'clsx';
import Bell from 'lucide-react/icons/bell';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CircleCheck from 'lucide-react/icons/circle-check';
import Feather from 'lucide-react/icons/feather';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Heart from 'lucide-react/icons/heart';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import Megaphone from 'lucide-react/icons/megaphone';
import MessageCircle from 'lucide-react/icons/message-circle';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Sprout from 'lucide-react/icons/sprout';
import Star from 'lucide-react/icons/star';
import UsersRound from 'lucide-react/icons/users-round';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatMoment } from '../../shared/lib/format';
import { paths } from '../../shared/lib/paths';
import { i18n } from '../../shared/words/i18n';
import { type Notification, useRead } from './api';

const icons = {
  announced: Megaphone,
  'event-planned': CalendarDays,
  'coach-posted': MessageCircle,
  mentioned: MessageCircle,
  'question-answered': MessageCircle,
  'post-commented': MessageCircle,
  'post-reacted': Heart,
  'answer-accepted': CircleCheck,
  'circle-mentioned': MessageCircle,
  'circle-waiting': MessageCircle,
  'journal-answered': Feather,
  'module-opened': GraduationCap,
  'lessons-added': GraduationCap,
  'level-reached': Sprout,
  'event-near': CalendarDays,
  'event-changed': CalendarDays,
  'event-cancelled': CalendarDays,
  'event-place-given': CalendarDays,
  'session-near': HeartHandshake,
  'session-changed': HeartHandshake,
  'session-cancelled': HeartHandshake,
  'session-withdrawn': HeartHandshake,
  'place-offered': HeartHandshake,
  'purchase-asked': ShoppingBag,
  'purchase-ended': ShoppingBag,
  'review-answered': Star,
  'review-shown': Star,
  'review-hidden': Star,
  'review-held': Star,
  'contribution-hidden': MessageCircle,
  warned: Megaphone,
  muted: Megaphone,
  unmuted: MessageCircle,
  'ward-warned': Megaphone,
  'ward-muted': Megaphone,
  'guardian-joined': UsersRound,
  'guardian-left': UsersRound,
  'ward-consent-given': Megaphone,
  'ward-consent-withdrawn': Megaphone,
  'ward-closed': Megaphone,
  'guardian-accepted': UsersRound,
  'guardian-waits': UsersRound,
  'guardian-removed': UsersRound,
  'guardian-ended': UsersRound,
  'approval-asked': Megaphone,
  'approval-ended': Megaphone,
  'ward-acted': Megaphone,
  'ward-opened': UsersRound,
  'ward-password-set': Megaphone,
  'second-factor-removed': Megaphone,
  'circle-joined': UsersRound,
  'circle-taken-out': UsersRound,
  sale: ShoppingBag,
  'session-booked': HeartHandshake,
  'payment-held': ShoppingBag,
  'refund-failed': ShoppingBag,
  'dispute-opened': ShoppingBag,
  'journal-shared': Feather,
  'contribution-waiting': Bell,
  'contribution-reported': Bell,
  'message-reported': Bell,
  'question-unanswered': MessageCircle,
  'review-written': Star,
  'review-waiting': Star,
  'review-reported': Bell,
  'mails-failed': Bell,
  'webhook-off': Bell,
} satisfies Record<Notification['kind'], unknown>;

/** Decoration: the sentence beside it says what it is about. */
function NotificationIcon({ kind }: { kind: Notification['kind'] }) {
  const Icon = icons[kind];
  return <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-evergreen" />;
}

/** Names the people behind a notification: two at most, and how many more. */
function whoOf({ people: [first, second], others }: Notification): string {
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

interface NotificationItemProps {
  notification: Notification;
  onChosen?: (() => void) | undefined;
}

/** One notification with a link to its subject; following the link marks the notification as read. */
export function NotificationItem({ notification, onChosen }: NotificationItemProps) {
  const { t } = useTranslation('notifications');
  const { mutate: read } = useRead();
  const { id, kind, path, isRead, at } = notification;
  const choose = () => {
    if (!isRead) read(id);
    onChosen?.();
  };
  return (
    <li>
      <Way path={path} onChoose={choose} isRead={isRead}>
        <NotificationIcon kind={kind} />
        <span className="min-w-0 grow">
          <span className={clsx('block wrap-anywhere', !isRead && 'font-semibold')}>
            {sentenceOf(notification)}
          </span>
          <time dateTime={at} className="text-sm text-ink-soft">
            {formatMoment(at)}
          </time>
        </span>
        {!isRead && (
          <span className="mt-2 size-2.5 shrink-0 rounded-full bg-clay">
            <span className="sr-only">{t('unread')}</span>
          </span>
        )}
      </Way>
    </li>
  );
}

interface WayProps {
  path: string;
  isRead: boolean;
  onChoose: () => void;
  children: ReactNode;
}

/** Link to the notification's subject: a plain link for the coach's console, which is another app. */
function Way({ path, isRead, onChoose, children }: WayProps) {
  const style = clsx(
    'flex items-start gap-3 rounded-md px-3 py-3 transition-colors hover:bg-evergreen-soft',
    !isRead && 'bg-evergreen-soft/50',
  );
  return path.startsWith(`${paths.creator}/`) ? (
    <a href={path} onClick={onChoose} className={style}>
      {children}
    </a>
  ) : (
    <Link to={path} onClick={onChoose} className={style}>
      {children}
    </Link>
  );
}
