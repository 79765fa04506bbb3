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
/** These are told also when there are none. */
const ALWAYS: readonly string[] = ['total', 'sent', 'unsubscribed', 'clicked'];

/** What became of a letter, in readers. */
export const ProgressFacts = ({ progress }: { progress: Progress }) => (
  <>
    {COUNTS.filter((count) => ALWAYS.includes(count) || progress[count] > 0).map((count) => (
      <Fact key={count} label={texts.progress[count]}>
        {progress[count]}
      </Fact>
    ))}
  </>
);
