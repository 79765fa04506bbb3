import CircleCheck from 'lucide-react/icons/circle-check';
import Sprout from 'lucide-react/icons/sprout';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { ChoiceAnswer } from '../parts/answers';

/** Right or not yet, in words and colour, and what the coach says to it. */
export function Feedback({ verdict: { correct, feedback } }: { verdict: ChoiceAnswer }) {
  const { t } = useTranslation('widgets');
  const Icon = correct ? CircleCheck : Sprout;
  return (
    <div
      className={clsx(
        'mt-4 flex gap-3 rounded-md border px-4 py-3',
        correct ? 'border-evergreen/30 bg-evergreen-soft' : 'border-gold/50 bg-gold-soft',
      )}
    >
      <Icon
        aria-hidden
        className={clsx('mt-1 size-5 shrink-0', correct ? 'text-evergreen-strong' : 'text-gold-ink')}
      />
      <div>
        <p className={clsx('font-semibold', correct ? 'text-evergreen-strong' : 'text-gold-ink')}>
          {correct ? t('choice.right') : t('choice.notYet')}
        </p>
        {feedback && <p className="whitespace-pre-line">{feedback}</p>}
      </div>
    </div>
  );
}
