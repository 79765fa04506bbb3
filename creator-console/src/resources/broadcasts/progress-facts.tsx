import { Fact } from '../../shared/facts';
import type { Progress } from './broadcast';
import { texts } from './texts';

const COUNTS = [
  'total',
  'sent',
  'queued',
  'waiting',
  'failed',
  'leftOut',
  'unsubscribed',
  'clicked',
] as const;
/** Counts that are shown even at zero. */
const ALWAYS: readonly string[] = ['total', 'sent', 'unsubscribed', 'clicked'];

/** Delivery counts of a broadcast, in recipients. */
export const ProgressFacts = ({ progress }: { progress: Progress }) => (
  <>
    {COUNTS.filter((count) => ALWAYS.includes(count) || progress[count] > 0).map((count) => (
      <Fact key={count} label={texts.progress[count]}>
        {progress[count]}
      </Fact>
    ))}
  </>
);
