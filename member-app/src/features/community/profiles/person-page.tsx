import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { ApiError } from '../../../shared/api/refusal';
import { PageTitle } from '../../../shared/lib/page-title';
import { paths } from '../../../shared/lib/paths';
import { messagesTo, sanctumPaths } from '../../../shared/lib/sanctum-paths';
import { Avatar } from '../../../shared/ui/avatar';
import { Badge } from '../../../shared/ui/badge';
import { ButtonLink } from '../../../shared/ui/button';
import { Card } from '../../../shared/ui/card';
import { EmptyState } from '../../../shared/ui/empty-state';
import { NotLoaded, Skeleton } from '../../../shared/ui/loading';
import { SignedInOnly } from '../../session';
import { PostList } from '../posts/post-list';
import type { Person } from '../shared/api';
import { usePerson } from './api';
import { MediaGallery } from './media-gallery';

/** Somebody’s page, as far as its reader may know them. */
export function PersonPage() {
  const { t } = useTranslation('feed');
  const { id = '' } = useParams();
  return (
    <div className="page-width max-w-3xl! py-8 lg:py-12">
      <Link
        to={paths.community}
        className="mb-4 inline-flex min-h-11 items-center gap-2 font-semibold text-ink-soft hover:text-evergreen"
      >
        <ArrowLeft aria-hidden className="size-5" />
        {t('post.back')}
      </Link>
      <SignedInOnly>{() => <OnePerson key={id} id={id} />}</SignedInOnly>
    </div>
  );
}

function OnePerson({ id }: { id: string }) {
  const { t } = useTranslation('feed');
  const query = usePerson(id);
  const { data: person } = query;
  if (person) return <Page id={id} person={person} />;
  return (
    <NotLoaded
      query={query}
      skeleton={<Skeleton className="h-64" />}
      reason={
        query.error instanceof ApiError &&
        [400, 404].includes(query.error.status) && (
          <EmptyState
            picture="fallen-leaf"
            title={t('person.missing')}
            description={t('person.missingText')}
            action={<ButtonLink to={paths.community}>{t('post.back')}</ButtonLink>}
          />
        )
      }
    />
  );
}

function Page({ id, person }: { id: string; person: Person }) {
  const { t } = useTranslation('feed');
  const posts = useId();
  const { name, avatarUrl, level, isCoach, isMe, isWritable } = person;
  return (
    <>
      <PageTitle>{name}</PageTitle>
      <Card className="flex flex-wrap items-center gap-x-6 gap-y-4 p-6 sm:p-8">
        <Avatar name={name} src={avatarUrl} size="xl" {...(level && { level })} />
        <div className="min-w-0 grow basis-56">
          <h1 className="text-3xl wrap-anywhere">{name}</h1>
          {isCoach && <Badge tone="gold">{t('coach')}</Badge>}
          {level && (
            <p className="mt-1 text-ink-soft">
              {t('level', { level: level.level })} · {level.name}
            </p>
          )}
        </div>
        {isWritable && (
          <ButtonLink to={messagesTo(id)} size="sm">
            {t('post.message', { name })}
          </ButtonLink>
        )}
        {isMe && !isCoach && (
          <ButtonLink to={sanctumPaths.communityProfile} variant="secondary" size="sm">
            {t('person.mine')}
          </ButtonLink>
        )}
      </Card>
      <div className="mt-10">
        <MediaGallery accountId={id} none={t('gallery.none')} />
      </div>
      <section aria-labelledby={posts} className="mt-10">
        <h2 id={posts} className="mb-4 text-2xl">
          {t('posts')}
        </h2>
        <PostList
          scope={{ of: 'person', personId: id }}
          none={<p className="text-ink-soft">{t('none.person')}</p>}
        />
      </section>
    </>
  );
}
