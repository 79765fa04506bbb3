import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../shared/ui/empty-state';
import type { Member } from '../session';
import { PostList } from './posts/post-list';
import { Composer } from './writing/composer';
import { WritersOnly } from './writing/writers-only';

export function Feed({ member, send }: { member: Member; send: string }) {
  const { t } = useTranslation('feed');
  return (
    <div className="max-w-2xl space-y-5">
      <WritersOnly>
        <Composer member={member} groupId={null} send={send} />
      </WritersOnly>
      <PostList
        scope={{ of: 'all' }}
        none={<EmptyState picture="branch" title={t('none.title')} description={t('none.text')} />}
      />
    </div>
  );
}
