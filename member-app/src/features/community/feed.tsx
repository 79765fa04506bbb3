import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../shared/ui/empty-state';
import type { Member } from '../session';
import { PostList } from './posts/post-list';
import { Composer } from './writing/composer';

/** Posts of all members, or of one circle or pod, with a composer. */
export function Feed({ member, groupId = null }: { member: Member; groupId?: string | null }) {
  const { t } = useTranslation('feed');
  return (
    <div className="max-w-2xl space-y-4 sm:space-y-5">
      <Composer
        key={groupId}
        member={member}
        groupId={groupId}
        send={t(groupId === null ? 'composer.share' : 'composer.post')}
      />
      <PostList
        scope={groupId === null ? { of: 'all' } : { of: 'group', groupId }}
        none={
          groupId === null ? (
            <EmptyState picture="branch" title={t('none.title')} description={t('none.text')} />
          ) : (
            <p className="px-1 text-ink-soft">{t('none.group')}</p>
          )
        }
      />
    </div>
  );
}
