import { useCallback, useEffect, useRef, useState } from 'react';

const SHOWN_MS = 1_200;

/** A word on the video about what a key or a tap has done; it disappears by itself. */
export function useStageNotice(): [text: string, show: (text: string) => void] {
  const [text, setText] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = useCallback((next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setText(''), SHOWN_MS);
  }, []);
  return [text, show];
}
