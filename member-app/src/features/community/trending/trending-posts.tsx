import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { communityPaths } from '../../../shared/lib/community-paths';
import { NotLoaded, Skeleton } from '../../../shared/ui/loading';
import { useTrending } from '../shared/api';

export function TrendingPosts() {
  const { t } = useTranslation('feed');
  const heading = useId();
  const query = useTrending();
  const { data } = query;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="text-xl">
        {t('trending.title')}
      </h2>
      {!data && <NotLoaded query={query} skeleton={<Skeleton className="mt-4 h-24" />} />}
      {data?.length === 0 && <p className="mt-2 text-ink-soft">{t('trending.none')}</p>}
      {data && data.length > 0 && (
        <ol className="mt-3 divide-y divide-line">
          {data.map(({ id, beginning, author, reactions, comments }) => (
            <li key={id} className="py-3">
              <Link
                to={communityPaths.communityPost(id)}
                className="line-clamp-2 font-semibold wrap-anywhere hover:text-evergreen hover:underline"
              >
                {beginning}
              </Link>
              <p className="mt-0.5 text-sm text-ink-soft">
                {t('trending.facts', {
                  name: author.name,
                  reactions: t('reactions.total', { count: reactions }),
                  comments: t('trending.comments', { count: comments }),
                })}
              </p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
