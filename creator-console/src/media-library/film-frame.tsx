import { Box } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';

const Film = styled('video')({ width: '100%', height: '100%', objectFit: 'cover', display: 'block' });

/** Media fragment in seconds, past the black frame that many videos begin with. */
const AT = '#t=1';

/** First frame of a video, loaded only while its card is visible, because a browser opens few videos at once. */
export function FilmFrame({ url }: { url: string }) {
  const box = useRef<HTMLElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const watcher = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false));
    if (box.current) watcher.observe(box.current);
    return () => watcher.disconnect();
  }, []);
  return (
    <Box ref={box} aria-hidden sx={{ position: 'absolute', inset: 0 }}>
      {isSeen && <Film src={url + AT} preload="metadata" muted playsInline tabIndex={-1} draggable={false} />}
    </Box>
  );
}
