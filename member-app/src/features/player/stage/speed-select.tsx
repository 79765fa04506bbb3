import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { speeds } from '../playback/preferences';
import { setSpeed } from '../playback/use-playback';

/** Uses the browser's own menu, which works for a finger, a keyboard and a full-screen video. */
export function SpeedSelect({ player }: { player: RefObject<HTMLMediaElement | null> }) {
  const { t } = useTranslation('player');
  const [speed, setShown] = useState(1);
  useEffect(() => {
    const video = player.current;
    if (!video) return undefined;
    const read = () => setShown(video.playbackRate);
    read();
    video.addEventListener('ratechange', read);
    return () => video.removeEventListener('ratechange', read);
  }, [player]);

  function choose(next: number) {
    if (player.current) setSpeed(player.current, next);
  }

  // a speed stored by another tab or an earlier visit is offered too
  const offered = speeds.some((known) => known === speed) ? speeds : [...speeds, speed];
  return (
    <select
      className="stage-speed"
      aria-label={t('speed')}
      value={speed}
      onChange={(event) => choose(Number(event.target.value))}
    >
      {offered.map((each) => (
        <option key={each} value={each}>
          {each}×
        </option>
      ))}
    </select>
  );
}
