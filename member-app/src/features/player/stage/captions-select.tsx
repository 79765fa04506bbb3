import { languageName } from '@sanctum/web/words/languages';
import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showCaptions, shownTrack } from '../playback/preferences';

interface CaptionsSelectProps {
  player: RefObject<HTMLVideoElement | null>;
  captions: readonly { language: string }[];
}

/** Captions in several languages, each under its own name, or none. */
export function CaptionsSelect({ player, captions }: CaptionsSelectProps) {
  const { t } = useTranslation('player');
  const [language, setLanguage] = useState('');
  useEffect(() => {
    const tracks = player.current?.textTracks;
    if (!tracks) return undefined;
    const follow = () => setLanguage(shownTrack(tracks)?.language ?? '');
    follow();
    tracks.addEventListener('change', follow);
    return () => tracks.removeEventListener('change', follow);
  }, [player]);
  return (
    <select
      className="stage-speed"
      aria-label={t('captions.label')}
      value={language}
      onChange={({ target }) =>
        player.current && showCaptions(player.current.textTracks, target.value || null)
      }
    >
      <option value="">{t('captions.off')}</option>
      {captions.map((each) => (
        <option key={each.language} value={each.language} lang={each.language}>
          {languageName(each.language)}
        </option>
      ))}
    </select>
  );
}
