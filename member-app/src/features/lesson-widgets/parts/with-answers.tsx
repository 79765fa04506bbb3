import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../../shared/ui/not-loaded';
import { Skeleton } from '../../../shared/ui/skeleton';
import type { LessonAnswers } from './answers';
import { useAnswers } from './api';

/** Waits for what the member did before: nobody may write over words that are not shown yet. */
export function WithAnswers({ children }: { children: (answers: LessonAnswers) => ReactNode }) {
  const { t } = useTranslation('widgets');
  const query = useAnswers();
  const { data } = query;
  if (!data)
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
  return children(data);
}
