import { useTranslation } from 'react-i18next';
import { PostList } from './posts/post-list';

/** What the person has written, in circles, too. */
export function MyPosts() {
  const { t } = useTranslation('feed');
  return <PostList scope={{ of: 'mine' }} none={<p className="text-ink-soft">{t('none.mine')}</p>} />;
}

/** What the person has saved. */
export function SavedPosts() {
  const { t } = useTranslation('feed');
  return <PostList scope={{ of: 'saved' }} none={<p className="text-ink-soft">{t('none.saved')}</p>} />;
}
