import type { Change } from './change';
import { locale } from '../words/language';
import { texts } from './texts';
import { Unseen } from './unseen';

interface Props {
  change: Change | null;
  /** What was before, as people read it. */
  before: string;
  /** A share changes by points, everything else by percent. */
  inPoints?: boolean;
}

/** ▲ 25% from 12. An arrow and text without colour, because more is not always better. */
export function ChangeLine({ change, before, inPoints = false }: Props) {
  if (!change) return null;
  const { direction, amount } = change;
  if (direction === 'same') return <>{texts.same(before)}</>;
  if (direction === 'noneBefore') return inPoints ? null : <>{texts.noneBefore}</>;
  const size = amount.toLocaleString(locale);
  return (
    <>
      <span aria-hidden>{direction === 'up' ? '▲' : '▼'} </span>
      <Unseen>{`${direction === 'up' ? texts.up : texts.down} `}</Unseen>
      {inPoints ? texts.points(size, before) : texts.by(`${size}%`, before)}
    </>
  );
}
