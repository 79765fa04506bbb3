import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NotLoaded, Skeleton } from '../../../shared/ui/loading';
import type { LessonAnswers } from './answers';
import { useAnswers } from './api';
import { useLessonOfWidgets } from './lesson-context';

/** Waits for the member's earlier answers, so that nobody overwrites text that is not shown yet. */
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

/** Says that a preview saves nothing. */
export function PreviewNote() {
  const { t } = useTranslation('widgets');
  const { stores } = useLessonOfWidgets();
  if (stores) return null;
  return <p className="mt-3 text-sm text-ink-soft">{t('preview')}</p>;
}
