import ListChecks from 'lucide-react/icons/list-checks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { langOf } from '../../../shared/site/untranslated';
import { NotLoaded, Skeleton } from '../../../shared/ui/loading';
import { useLessonOfWidgets } from '../parts/lesson-context';
import { WidgetCard } from '../parts/widget-card';
import type { WidgetOf } from '../parts/widgets';
import { type QuizResult, useQuizResult } from './api';
import { AttemptForm } from './attempt-form';
import { AttemptResult } from './attempt-result';

type Quiz = WidgetOf<'quiz'>;

/** A graded quiz: the questions, then the result, and the questions again while attempts are left. */
export function QuizView(quiz: Quiz) {
  const { t } = useTranslation('widgets');
  return (
    <WidgetCard
      icon={ListChecks}
      kind={t('quiz.kind')}
      title={quiz.settings.title}
      lang={langOf(quiz, 'title')}
    >
      {() => <Loaded {...quiz} />}
    </WidgetCard>
  );
}

function Loaded(quiz: Quiz) {
  const { t } = useTranslation('widgets');
  const { stores } = useLessonOfWidgets();
  const query = useQuizResult(quiz.id, stores);
  if (stores && !query.data)
    return (
      <NotLoaded
        query={query}
        skeleton={
          <output aria-busy aria-label={t('loading')} className="block">
            <Skeleton className="mt-4 h-24" />
          </output>
        }
      />
    );
  return <Attempts quiz={quiz} result={query.data} />;
}

function Attempts({ quiz, result }: { quiz: Quiz; result: QuizResult | undefined }) {
  const [isTrying, setTrying] = useState(false);
  const [isFresh, setFresh] = useState(false);
  if (result?.latest && !isTrying)
    return (
      <AttemptResult
        lang={langOf(quiz, 'questions')}
        questions={quiz.settings.questions}
        result={result}
        attempt={result.latest}
        takesFocus={isFresh}
        onTryAgain={() => setTrying(true)}
      />
    );
  return (
    <AttemptForm
      quiz={quiz}
      result={result}
      onGraded={() => {
        setFresh(true);
        setTrying(false);
      }}
    />
  );
}
