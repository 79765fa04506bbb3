import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/lib/paths';
import { sanctumPaths } from '../../../shared/lib/sanctum-paths';
import { ButtonLink } from '../../../shared/ui/button';
import { EmptyState } from '../../../shared/ui/empty-state';
import type { CourseToContinue } from '../api';
import { ContinueCard } from './continue-card';

interface ContinueLearningProps {
  courses: readonly CourseToContinue[];
  enrolled: number;
}

export function ContinueLearning({ courses, enrolled }: ContinueLearningProps) {
  const { t } = useTranslation('overview');
  return (
    <section aria-labelledby="continue">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="continue" className="text-2xl">
          {t('continueLearning.title')}
        </h2>
        {enrolled > 0 && (
          <ButtonLink to={sanctumPaths.classroom} variant="link">
            {t('continueLearning.allCourses')}
          </ButtonLink>
        )}
      </div>
      {courses.length > 0 ? (
        <ul className="mt-6 grid gap-5 sm:grid-cols-2">
          {courses.map((course) => (
            <li key={course.courseId}>
              <ContinueCard course={course} />
            </li>
          ))}
        </ul>
      ) : (
        <Nothing isAllDone={enrolled > 0} />
      )}
    </section>
  );
}

function Nothing({ isAllDone }: { isAllDone: boolean }) {
  const { t } = useTranslation('overview');
  const { title, text, library } = isAllDone
    ? {
        title: t('continueLearning.allDone.title'),
        text: t('continueLearning.allDone.text'),
        library: t('continueLearning.allDone.library'),
      }
    : {
        title: t('continueLearning.none.title'),
        text: t('continueLearning.none.text'),
        library: t('continueLearning.none.library'),
      };
  return (
    <EmptyState
      level={3}
      picture={isAllDone ? 'tree' : 'seed'}
      title={title}
      description={text}
      action={<ButtonLink to={paths.courses}>{library}</ButtonLink>}
    />
  );
}
