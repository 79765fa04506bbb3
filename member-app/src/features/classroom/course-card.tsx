import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { sanctumPaths } from '../../shared/lib/sanctum-paths';
import { Badge } from '../../shared/ui/badge';
import { Card } from '../../shared/ui/card';
import { Illustration } from '../../shared/ui/illustration';
import { Progress } from '../../shared/ui/progress';
import type { ClassroomCourse } from './api';

export function CourseCard({ course }: { course: ClassroomCourse }) {
  const { t } = useTranslation('classroom');
  const { id, title, description, thumbnailUrl, progress, isPublished } = course;
  return (
    <Card className="group relative flex h-full flex-col overflow-hidden transition-colors hover:border-evergreen">
      <Cover url={thumbnailUrl} />
      <div className="flex grow flex-col p-5">
        <div className="flex flex-wrap gap-2">
          <Badge
            tone={
              course.totalModules > 0 && course.completedModules === course.totalModules ? 'gold' : 'leaf'
            }
          >
            {t('card.modules', { completed: course.completedModules, total: course.totalModules })}
          </Badge>
          <Badge tone="plain">{isPublished ? t('card.published') : t('card.unpublished')}</Badge>
        </div>
        <h2 className="mt-3 line-clamp-3 text-xl wrap-anywhere">
          {/* The whole card can be pressed. */}
          <Link
            to={sanctumPaths.classroomCourse(id)}
            className="after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
          >
            {title}
          </Link>
        </h2>
        <p className="mt-2 line-clamp-2 text-sm wrap-anywhere text-ink-soft">{description}</p>
        <div className="mt-auto pt-5">
          <Progress value={progress} label={t('card.progressOf', { title })} />
          <p className="mt-2 text-sm text-ink-soft">
            {course.isCompleted ? t('card.completed') : t('card.progress', { percent: progress })}
          </p>
        </div>
      </div>
    </Card>
  );
}

/** Decorative: the title is below it. */
function Cover({ url }: { url: string | null }) {
  if (url) {
    return (
      <img
        src={url}
        alt=""
        width={800}
        height={450}
        loading="lazy"
        decoding="async"
        className="aspect-16/9 w-full bg-sunken object-cover dark:brightness-90"
      />
    );
  }
  return (
    <div className="grid aspect-16/9 place-items-center bg-sunken">
      <Illustration name="seedling" className="h-full p-3 text-evergreen" />
    </div>
  );
}
