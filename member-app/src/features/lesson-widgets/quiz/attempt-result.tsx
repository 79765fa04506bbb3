import { clsx } from 'clsx';
import CircleCheck from 'lucide-react/icons/circle-check';
import Sprout from 'lucide-react/icons/sprout';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button';
import type { SettingsOf } from '../parts/widgets';
import type { QuizAttempt, QuizResult } from './api';

type Question = SettingsOf<'quiz'>['questions'][number];

interface AttemptResultProps {
  /** Language of the questions, if it is not the page's. */
  lang: string | undefined;
  questions: readonly Question[];
  result: QuizResult;
  attempt: QuizAttempt;
  /** True right after the attempt, so that a screen reader reads the result. */
  takesFocus: boolean;
  onTryAgain: () => void;
}

/** The latest attempt: its score, and each question with the feedback. */
export function AttemptResult({
  lang,
  questions,
  result,
  attempt,
  takesFocus,
  onTryAgain,
}: AttemptResultProps) {
  const { t } = useTranslation('widgets');
  const score = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) score.current?.focus();
  }, [takesFocus]);
  const { scorePercent, isPassed } = attempt;
  return (
    <div className="mt-4">
      <p
        ref={score}
        tabIndex={-1}
        className={clsx('font-semibold outline-none', isPassed ? 'text-evergreen-strong' : 'text-gold-ink')}
      >
        {t(isPassed ? 'quiz.passed' : 'quiz.notPassed', { percent: scorePercent })}
      </p>
      {!isPassed && result.isPassed && (
        <p className="text-sm text-ink-soft">
          {t('quiz.passedBefore', { percent: result.bestPercent ?? scorePercent })}
        </p>
      )}
      <ol lang={lang} className="mt-4 grid gap-3">
        {questions.map((question, index) => (
          <Graded key={question.id} number={index + 1} question={question} attempt={attempt} />
        ))}
      </ol>
      {result.attemptsLeft !== null && (
        <p className="mt-4 text-sm text-ink-soft">
          {result.attemptsLeft === 0
            ? t('quiz.noneLeft')
            : t('quiz.attemptsLeft', { count: result.attemptsLeft })}
        </p>
      )}
      {result.attemptsLeft !== 0 && (
        <Button variant="soft" className="mt-4" onClick={onTryAgain}>
          {t('quiz.tryAgain')}
        </Button>
      )}
    </div>
  );
}

interface GradedProps {
  number: number;
  question: Question;
  attempt: QuizAttempt;
}

/** A question with what was chosen. A question that was added since the attempt is left out. */
function Graded({ number, question, attempt }: GradedProps) {
  const { t } = useTranslation('widgets');
  const answer = attempt.questions.find(({ questionId }) => questionId === question.id);
  if (!answer) return null;
  const { isCorrect, feedback, optionIds, correctOptionIds } = answer;
  const textsOf = (ids: readonly string[]) =>
    question.options
      .filter(({ id }) => ids.includes(id))
      .map(({ text }) => text)
      .join(', ');
  const Icon = isCorrect ? CircleCheck : Sprout;
  return (
    <li
      className={clsx(
        'flex gap-3 rounded-md border px-4 py-3',
        isCorrect ? 'border-evergreen/30 bg-evergreen-soft' : 'border-gold/50 bg-gold-soft',
      )}
    >
      <Icon
        aria-hidden
        className={clsx('mt-1 size-5 shrink-0', isCorrect ? 'text-evergreen-strong' : 'text-gold-ink')}
      />
      <div>
        <p className="font-semibold">
          {number}. {question.text}
        </p>
        <p>{t(isCorrect ? 'quiz.right' : 'quiz.wrong', { answer: textsOf(optionIds) })}</p>
        {!isCorrect && correctOptionIds && (
          <p>{t('quiz.rightAnswer', { answer: textsOf(correctOptionIds) })}</p>
        )}
        {feedback && <p className="whitespace-pre-line">{feedback}</p>}
      </div>
    </li>
  );
}
