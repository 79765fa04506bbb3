import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { ApiError } from '../../shared/api/refusal';
import { PageTitle } from '../../shared/lib/page-title';
import { paths } from '../../shared/lib/paths';
import { ButtonLink } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { NotLoaded, Skeleton } from '../../shared/ui/loading';
import { SignedInOnly } from '../session';
import { useLivePosts } from './live/use-live-posts';
import { PostCard } from './posts/post-card';
import { usePost } from './shared/api';

export function PostPage() {
  const { t } = useTranslation('feed');
  const { id = '' } = useParams();
  return (
    <div className="page-width max-w-3xl! py-8 lg:py-12">
      <PageTitle>{t('post.title')}</PageTitle>
      <h1 className="sr-only">{t('post.title')}</h1>
      <Link
        to={paths.community}
        className="mb-4 inline-flex min-h-11 items-center gap-2 font-semibold text-ink-soft hover:text-evergreen"
      >
        <ArrowLeft aria-hidden className="size-5" />
        {t('post.back')}
      </Link>
      <SignedInOnly>{() => <OnePost id={id} />}</SignedInOnly>
    </div>
  );
}

function OnePost({ id }: { id: string }) {
  const { t } = useTranslation('feed');
  const navigate = useNavigate();
  const query = usePost(id);
  const { data: post, refetch } = query;
  useLivePosts(() => void refetch());
  if (post)
    return <PostCard post={post} isAlone namesGroup onDeleted={() => void navigate(paths.community)} />;
  return (
    <NotLoaded
      query={query}
      skeleton={<Skeleton className="h-64" />}
      reason={
        query.error instanceof ApiError &&
        [400, 404].includes(query.error.status) && (
          <EmptyState
            picture="fallen-leaf"
            title={t('post.missing')}
            description={t('post.missingText')}
            action={<ButtonLink to={paths.community}>{t('post.back')}</ButtonLink>}
          />
        )
      }
    />
  );
}
