import { clsx } from 'clsx';
import Award from 'lucide-react/icons/award';
import BookOpen from 'lucide-react/icons/book-open';
import CircleCheck from 'lucide-react/icons/circle-check';
import Feather from 'lucide-react/icons/feather';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import MessageCircle from 'lucide-react/icons/message-circle';
import Sprout from 'lucide-react/icons/sprout';
import Star from 'lucide-react/icons/star';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import { useTranslation } from 'react-i18next';
import { formatDate, formatNumber } from '../../shared/lib/format';
import { EmptyState } from '../../shared/ui/empty-state';
import { NotLoaded, Skeletons } from '../../shared/ui/loading';
import { NextPage } from '../../shared/ui/next-page';
import { type GrowthEntry, useGrowthEntries } from './api';

const icons = {
  lesson_completed: BookOpen,
  course_completed: GraduationCap,
  certificate_issued: Award,
  journal_shared: Feather,
  review_written: Star,
  post_published: MessageCircle,
  comment_written: MessageCircle,
  answer_written: MessageCircle,
  answer_helpful: ThumbsUp,
  answer_accepted: CircleCheck,
  session_held: HeartHandshake,
  by_hand: Sprout,
} satisfies Record<GrowthEntry['action'], unknown>;

export function GrowthLedger() {
  const { t } = useTranslation('growth');
  const query = useGrowthEntries();
  const { data } = query;
  if (!data)
    return (
      <NotLoaded
        query={query}
        skeleton={<Skeletons label={t('ledger.loading')} of={['h-14', 'h-14']} className="mt-6 space-y-4" />}
      />
    );
  const entries = data.pages.flatMap((page) => page.items);
  if (entries.length === 0) {
    return <EmptyState picture="seed" title={t('ledger.none')} description={t('ledger.noneText')} />;
  }
  return (
    <>
      <ul aria-label={t('ledger.title')} className="mt-4 divide-y divide-line">
        {entries.map((entry) => (
          <li key={entry.id}>
            <Entry entry={entry} />
          </li>
        ))}
      </ul>
      <NextPage of={query} words={t('ledger.more')} className="mt-6" />
    </>
  );
}

function Entry({ entry: { action, title, points, at, endedAt } }: { entry: GrowthEntry }) {
  const { t } = useTranslation('growth');
  const Icon = icons[action];
  const note = endedAt
    ? t('ledger.ended', { day: formatDate(endedAt) })
    : points === 0
      ? t('ledger.capped')
      : null;
  return (
    <div className="flex items-center gap-x-4 py-4">
      <Icon aria-hidden className="size-5 shrink-0 text-evergreen" />
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere">
          {t(`actions.${action}`)}
          {title && <span className="text-ink-soft"> · {title}</span>}
        </p>
        <p className="text-sm text-ink-soft">
          <time dateTime={at}>{formatDate(at)}</time>
          {note && ` · ${note}`}
        </p>
      </div>
      <Points points={points} ended={endedAt !== null} />
    </div>
  );
}

/** Points. Ended ones are struck out, and also marked in text. */
function Points({ points, ended }: { points: number; ended: boolean }) {
  const sum = formatNumber(points, { signDisplay: 'exceptZero' });
  const Words = ended ? 's' : 'span';
  return (
    <Words
      className={clsx(
        'shrink-0 text-lg font-semibold tabular-nums',
        ended || points <= 0 ? 'text-ink-soft' : 'text-evergreen-strong',
      )}
    >
      {sum}
    </Words>
  );
}
