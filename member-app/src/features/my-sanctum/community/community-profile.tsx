import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../shared/lib/format';
import { sanctumPaths } from '../../../shared/lib/sanctum-paths';
import { ButtonLink } from '../../../shared/ui/button';
import { Card } from '../../../shared/ui/card';
import { CommunityTab, MediaGallery, MyPosts, NewestAnnouncements, SavedPosts } from '../../community';
import { GrowthMeter, MyFace } from '../../growth';
import { SignedInOnly } from '../../session';

export function CommunityProfile() {
  const { t } = useTranslation('community');
  const posts = useId();
  const saved = useId();
  return (
    <SignedInOnly>
      {({ id, name, avatarUrl, bio, joinedAt }) => (
        <CommunityTab title={t('profile.title')}>
          <Card className="mt-8 flex max-w-3xl flex-wrap items-start gap-x-7 gap-y-5 p-6 sm:p-8">
            <MyFace name={name} src={avatarUrl} size="xl" />
            <div className="min-w-0 grow basis-64">
              <h2 className="text-2xl wrap-anywhere">{name}</h2>
              <p className="mt-1 text-sm text-ink-soft">
                {t('profile.since', { date: formatDate(joinedAt) })}
              </p>
              <p className="mt-4 wrap-anywhere whitespace-pre-line">
                {bio || <span className="text-ink-soft">{t('profile.noBio')}</span>}
              </p>
              <ButtonLink to={sanctumPaths.profile} variant="secondary" size="sm" className="mt-6">
                {t('profile.edit')}
              </ButtonLink>
            </div>
          </Card>
          <Card className="mt-6 max-w-3xl p-6 sm:p-8">
            <GrowthMeter />
          </Card>
          <section aria-labelledby={posts} className="mt-10 max-w-2xl">
            <h2 id={posts} className="mb-4 text-2xl">
              {t('profile.posts')}
            </h2>
            <MyPosts />
          </section>
          <div className="mt-10 max-w-2xl">
            <MediaGallery accountId={id} none={t('profile.noPictures')} />
          </div>
          <div className="mt-10 max-w-2xl">
            <NewestAnnouncements />
          </div>
          <section aria-labelledby={saved} className="mt-10 max-w-2xl">
            <h2 id={saved} className="mb-4 text-2xl">
              {t('profile.saved')}
            </h2>
            <SavedPosts />
          </section>
        </CommunityTab>
      )}
    </SignedInOnly>
  );
}
