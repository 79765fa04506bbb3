import { useTranslation } from 'react-i18next';
import { PostList } from './posts/post-list';

export function MyPosts() {
  const { t } = useTranslation('feed');
  return <PostList scope={{ of: 'mine' }} none={<p className="text-ink-soft">{t('none.mine')}</p>} />;
}

export function SavedPosts() {
  const { t } = useTranslation('feed');
  return <PostList scope={{ of: 'saved' }} none={<p className="text-ink-soft">{t('none.saved')}</p>} />;
}
