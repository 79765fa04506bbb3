import { useTranslation } from 'react-i18next';
import type { Member } from '../../session';
import { PostList } from '../posts/post-list';
import { Composer } from '../writing/composer';
import { WritersOnly } from '../writing/writers-only';

export function GroupFeed({ member, groupId }: { member: Member; groupId: string }) {
  const { t } = useTranslation('feed');
  return (
    <div className="max-w-2xl space-y-5">
      <WritersOnly>
        <Composer key={groupId} member={member} groupId={groupId} send={t('composer.post')} />
      </WritersOnly>
      <PostList
        scope={{ of: 'group', groupId }}
        none={<p className="px-1 text-ink-soft">{t('none.group')}</p>}
      />
    </div>
  );
}
