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
import type { Notification } from './api';

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
} satisfies Record<Notification['kind'], unknown>;

/** Decoration: the sentence beside it says what it is about. */
export function NotificationIcon({ kind }: { kind: Notification['kind'] }) {
  const Icon = icons[kind];
  return <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-evergreen" />;
}
