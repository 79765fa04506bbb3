import { useTranslation } from 'react-i18next';
import { QUALITIES, type Quality } from '../playback/preferences';

interface QualitySelectProps {
  quality: Quality;
  choose: (quality: Quality) => void;
  /** Height of the larger and the smaller video, in lines. */
  high: number | null;
  low: number;
}

export function QualitySelect({ quality, choose, high, low }: QualitySelectProps) {
  const { t } = useTranslation('player');
  const names: Record<Quality, string> = {
    auto: t('quality.auto'),
    high: t('quality.lines', { lines: high ?? '1080' }),
    low: t('quality.lines', { lines: low }),
  };
  return (
    <select
      className="stage-speed"
      aria-label={t('quality.label')}
      value={quality}
      onChange={({ target }) => choose(QUALITIES.find((each) => each === target.value) ?? 'auto')}
    >
      {QUALITIES.map((each) => (
        <option key={each} value={each}>
          {names[each]}
        </option>
      ))}
    </select>
  );
}
