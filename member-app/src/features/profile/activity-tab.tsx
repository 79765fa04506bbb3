import type { Schemas } from '@sanctum/openapi';
import { useInfiniteQuery } from '@tanstack/react-query';
import BookOpen from 'lucide-react/icons/book-open';
import Gift from 'lucide-react/icons/gift';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Star from 'lucide-react/icons/star';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { api, body } from '../../shared/api/client';
import { formatDate } from '../../shared/lib/format';
import { paths } from '../../shared/lib/paths';
import { EmptyState } from '../../shared/ui/empty-state';
import { NotLoaded, Skeletons } from '../../shared/ui/loading';
import { NextPage } from '../../shared/ui/next-page';

type Activity = Schemas['ActivityResponse'];

const limit = 20;

const useActivity = () =>
  useInfiniteQuery({
    queryKey: ['/api/me/activity'],
    queryFn: ({ pageParam: after }) =>
      body(api.GET('/api/me/activity', { params: { query: { limit, after } } })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    gcTime: 0,
  });

const icons = {
  product_received: Gift,
  lesson_completed: BookOpen,
  course_completed: GraduationCap,
  review_written: Star,
} satisfies Record<Activity['kind'], unknown>;

export function ActivityTab() {
  const { t } = useTranslation('profile');
  const query = useActivity();
  const { data } = query;
  if (!data)
    return (
      <NotLoaded
        query={query}
        skeleton={<Skeletons label={t('loading')} of={['h-14', 'h-14', 'h-14']} className="space-y-4" />}
      />
    );
  const done = data.pages.flatMap(({ items }) => items);
  if (done.length === 0) {
    return <EmptyState picture="seed" title={t('activity.none')} description={t('activity.noneText')} />;
  }
  return (
    <>
      <ul className="divide-y divide-line">
        {done.map((activity) => (
          <li key={activity.id}>
            <Action activity={activity} />
          </li>
        ))}
      </ul>
      <NextPage of={query} words={t('activity.more')} className="mt-6" />
    </>
  );
}

function Action({ activity: { kind, title, productId, at } }: { activity: Activity }) {
  const { t } = useTranslation('profile');
  const Icon = icons[kind];
  return (
    <div className="flex items-center gap-x-4 py-4 max-sm:flex-wrap">
      <Icon aria-hidden className="size-5 shrink-0 text-evergreen" />
      <p className="min-w-0 flex-1 wrap-anywhere">
        <Link to={paths.product(productId)} className="decoration-1 underline-offset-4 hover:underline">
          {t(`activity.kinds.${kind}`, { title })}
        </Link>
      </p>
      <time dateTime={at} className="shrink-0 text-sm text-ink-soft max-sm:basis-full max-sm:pl-9">
        {formatDate(at)}
      </time>
    </div>
  );
}
