import Check from 'lucide-react/icons/check';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/lib/paths';
import { Badge } from '../../shared/ui/badge';
import { ButtonLink } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { Progress } from '../../shared/ui/progress';
import type { OwnedItem } from '../my-sanctum';
import { OwnedList } from './owned-list';

export function CoursesTab() {
  const { t } = useTranslation('profile');
  return (
    <OwnedList
      type="course"
      empty={{ none: t('courses.none'), noneText: t('courses.noneText') }}
      row={CourseRow}
    />
  );
}

function CourseRow({ owned: { productId, title, progressPercent } }: { owned: OwnedItem }) {
  const { t } = useTranslation('profile');
  const progress = progressPercent ?? 0;
  const isComplete = progress >= 100;
  const action = isComplete ? t('courses.again') : t('courses.continue');
  return (
    <Card className="flex flex-wrap items-center gap-x-8 gap-y-4 p-5 sm:p-6">
      <div className="min-w-0 grow basis-72">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="text-xl wrap-anywhere">{title}</h2>
          {isComplete && (
            <Badge tone="gold">
              <Check aria-hidden />
              {t('courses.completed')}
            </Badge>
          )}
        </div>
        <Progress className="mt-3" value={progress} label={t('courses.progressOf', { title })} />
        <p className="mt-2 text-sm text-ink-soft">{t('courses.progress', { percent: progress })}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Link
          to={`${paths.product(productId)}#reviews`}
          aria-label={`${t('courses.review')}: ${title}`}
          className="text-evergreen underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          {t('courses.review')}
        </Link>
        <ButtonLink
          to={paths.course(productId)}
          variant={isComplete ? 'secondary' : 'primary'}
          aria-label={`${action}: ${title}`}
        >
          {action}
        </ButtonLink>
      </div>
    </Card>
  );
}
