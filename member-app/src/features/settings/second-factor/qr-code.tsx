import { useMemo } from 'react';
import { encode } from 'uqr';

/** Dark on light in both themes: not every camera reads it the other way round. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => drawn(text), [text]);
  return (
    <figure aria-label={label} className="shrink-0">
      <svg
        aria-hidden
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="size-52 rounded-md border border-line"
      >
        <path d={`M0 0h${size}v${size}h-${size}z`} fill="white" />
        <path d={path} fill="black" />
      </svg>
    </figure>
  );
}

function drawn(text: string) {
  const { data, size } = encode(text, { border: 3 });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])));
  return { size, path: squares.join('') };
}
