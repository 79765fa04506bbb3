import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../shared/ui/error-state';
import { Skeleton } from '../../../shared/ui/skeleton';
import type { LessonAnswers } from './answers';
import { useAnswers } from './api';

interface WithAnswersProps {
  children: (answers: LessonAnswers) => ReactNode;
}

/** Waits for what the member did before: nobody may write over words that are not shown yet. */
export function WithAnswers({ children }: WithAnswersProps) {
  const { t } = useTranslation('widgets');
  const { data, isPending, isLoadingError, isFetching, refetch } = useAnswers();
  if (isLoadingError) return <ErrorState onRetry={() => void refetch()} pending={isFetching} />;
  if (isPending) {
    return (
      <output aria-busy aria-label={t('loading')} className="block">
        <Skeleton className="mt-4 h-24" />
      </output>
    );
  }
  return children(data);
}
