import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { isMissing } from '../../../shared/api/is-missing';
import { PageTitle } from '../../../shared/lib/page-title';
import { paths } from '../../../shared/lib/paths';
import { messagesTo, sanctumPaths } from '../../../shared/lib/sanctum-paths';
import { CoachCredentials } from '../../../shared/site/credentials';
import { Avatar } from '../../../shared/ui/avatar';
import { BackPage } from '../../../shared/ui/back-page';
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

/** A person's page, as far as its reader may see it. */
export function PersonPage() {
  const { t } = useTranslation('feed');
  const { id = '' } = useParams();
  return (
    <BackPage to={paths.community} back={t('post.back')}>
      <SignedInOnly>{() => <OnePerson key={id} id={id} />}</SignedInOnly>
    </BackPage>
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
        isMissing(query.error) && (
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
          {isCoach && (
            <>
              <Badge tone="gold">{t('coach')}</Badge>
              <CoachCredentials />
            </>
          )}
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
