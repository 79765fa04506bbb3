import { useTranslation } from 'react-i18next';
import { Badge } from '../../shared/ui/badge';
import { levelName } from './level-name';

/** Level in words: 'Level 12 · Growing Strong', with its sign. */
export function LevelBadge({ level, emoji }: { level: number; emoji: string }) {
  const { t } = useTranslation('growth');
  return (
    <Badge>
      <span aria-hidden>{emoji}</span>
      {t('level', { level, name: levelName(level) })}
    </Badge>
  );
}
