import { POST_TAGS } from '@sanctum/openapi/choices';
import { useTranslation } from 'react-i18next';
import { Select } from '../../../shared/ui/input';
import type { Post } from '../shared/api';

/** Chooses a post's topic; none at first. */
export function TagSelect({ tag, onChange }: { tag: Post['tag']; onChange: (tag: Post['tag']) => void }) {
  const { t } = useTranslation('feed');
  return (
    <Select
      aria-label={t('composer.tag')}
      className="h-11! rounded-full! text-sm"
      value={tag ?? ''}
      onChange={({ target }) => onChange(POST_TAGS.find((one) => one === target.value) ?? null)}
    >
      <option value="">{t('composer.noTag')}</option>
      {POST_TAGS.map((one) => (
        <option key={one} value={one}>
          {t(`tags.${one}`)}
        </option>
      ))}
    </Select>
  );
}
