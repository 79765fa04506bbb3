import type { Change } from './change';
import { locale } from '../words/language';
import { texts } from './texts';
import { Unseen } from '../live-region';

interface Props {
  change: Change | null;
  /** Previous value, as displayed. */
  before: string;
  /** Shares change by points, all other values by percent. */
  inPoints?: boolean;
}

/**
 * Change from the previous value, such as ▲ 25% from 12. An arrow and text without color, because more is not always
 * better.
 */
export function ChangeLine({ change, before, inPoints = false }: Props) {
  if (!change) return null;
  const { direction, amount } = change;
  if (direction === 'same') return <>{texts.same}</>;
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
