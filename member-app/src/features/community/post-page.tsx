import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { isMissing } from '../../shared/api/is-missing';
import { PageTitle } from '../../shared/lib/page-title';
import { paths } from '../../shared/lib/paths';
import { BackPage } from '../../shared/ui/back-page';
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
    <BackPage to={paths.community} back={t('post.back')}>
      <PageTitle>{t('post.title')}</PageTitle>
      <h1 className="sr-only">{t('post.title')}</h1>
      <SignedInOnly>{() => <OnePost id={id} />}</SignedInOnly>
    </BackPage>
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
        isMissing(query.error) && (
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
