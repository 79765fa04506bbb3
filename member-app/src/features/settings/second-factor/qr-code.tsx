import { qrPath } from '@sanctum/web/pictures/qr-path';
import { useMemo } from 'react';

/** Dark on light in both themes: not every camera reads it the other way round. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => qrPath(text), [text]);
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
