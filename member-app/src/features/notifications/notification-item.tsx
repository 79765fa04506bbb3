import { clsx } from 'clsx';
import Bell from 'lucide-react/icons/bell';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CircleCheck from 'lucide-react/icons/circle-check';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import CreditCard from 'lucide-react/icons/credit-card';
import Feather from 'lucide-react/icons/feather';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Heart from 'lucide-react/icons/heart';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import Hourglass from 'lucide-react/icons/hourglass';
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
  event_planned: CalendarDays,
  coach_posted: MessageCircle,
  mentioned: MessageCircle,
  question_answered: MessageCircle,
  post_commented: MessageCircle,
  post_reacted: Heart,
  answer_accepted: CircleCheck,
  circle_mentioned: MessageCircle,
  circle_waiting: MessageCircle,
  journal_answered: Feather,
  assignment_answered: ClipboardCheck,
  module_opened: GraduationCap,
  lessons_added: GraduationCap,
  access_ending: Hourglass,
  subscription_unpaid: CreditCard,
  subscription_ended: Hourglass,
  level_reached: Sprout,
  event_near: CalendarDays,
  event_changed: CalendarDays,
  event_cancelled: CalendarDays,
  event_place_given: CalendarDays,
  session_near: HeartHandshake,
  session_changed: HeartHandshake,
  session_cancelled: HeartHandshake,
  session_withdrawn: HeartHandshake,
  place_offered: HeartHandshake,
  purchase_asked: ShoppingBag,
  purchase_ended: ShoppingBag,
  review_answered: Star,
  review_shown: Star,
  review_hidden: Star,
  review_held: Star,
  contribution_hidden: MessageCircle,
  warned: Megaphone,
  muted: Megaphone,
  unmuted: MessageCircle,
  ward_warned: Megaphone,
  ward_muted: Megaphone,
  guardian_joined: UsersRound,
  guardian_left: UsersRound,
  ward_consent_given: Megaphone,
  ward_consent_withdrawn: Megaphone,
  ward_closed: Megaphone,
  guardian_accepted: UsersRound,
  guardian_waits: UsersRound,
  guardian_removed: UsersRound,
  guardian_ended: UsersRound,
  approval_asked: Megaphone,
  approval_ended: Megaphone,
  ward_acted: Megaphone,
  ward_opened: UsersRound,
  ward_password_set: Megaphone,
  second_factor_removed: Megaphone,
  circle_joined: UsersRound,
  circle_taken_out: UsersRound,
  sale: ShoppingBag,
  trial_begun: ShoppingBag,
  session_booked: HeartHandshake,
  payment_held: ShoppingBag,
  refund_failed: ShoppingBag,
  dispute_opened: ShoppingBag,
  journal_shared: Feather,
  assignment_handed_in: ClipboardCheck,
  contribution_waiting: Bell,
  contribution_reported: Bell,
  message_reported: Bell,
  question_unanswered: MessageCircle,
  review_written: Star,
  review_waiting: Star,
  review_reported: Bell,
  mails_failed: Bell,
  webhook_off: Bell,
} satisfies Record<Notification['kind'], unknown>;

/** Decorative: the sentence beside it has the meaning. */
function NotificationIcon({ kind }: { kind: Notification['kind'] }) {
  const Icon = icons[kind];
  return <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-evergreen" />;
}

/** Names at most two people behind a notification, and the number of others. */
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
    count: kind === 'mails_failed' ? times : Math.max(people.length + others, 1),
  };
  if (kind === 'purchase_ended')
    return i18n.t(`notifications:kinds.purchase_${notification.outcome ?? 'expired'}`, facts);
  if (kind === 'approval_ended')
    return i18n.t(
      `notifications:kinds.approval_${notification.outcome === 'approved' ? 'approved' : 'refused'}`,
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
