import ArrowLeft from 'lucide-react/icons/arrow-left';
import PanelLeftClose from 'lucide-react/icons/panel-left-close';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../shared/lib/page-title';
import { sanctumPaths } from '../../shared/lib/sanctum-paths';
import { Badge } from '../../shared/ui/badge';
import { Button, ButtonLink } from '../../shared/ui/button';
import { Progress } from '../../shared/ui/progress';
import { type CourseOutline, modulesOf } from '../learning';

interface CourseHeadProps {
  course: CourseOutline;
  /** True if the course title is the page's heading; otherwise the heading is that of a module or a lesson. */
  isPage: boolean;
  onCollapse?: () => void;
}

export function CourseHead({ course, isPage, onCollapse }: CourseHeadProps) {
  const { t } = useTranslation('classroom');
  const modules = modulesOf(course);
  const completed = modules.filter(({ isCompleted }) => isCompleted).length;
  const Title = isPage ? 'h1' : 'p';
  return (
    <>
      {isPage && <PageTitle>{course.title}</PageTitle>}
      <div className="flex items-center justify-between gap-2">
        <ButtonLink to={sanctumPaths.classroom} variant="link" className="min-h-11! text-sm no-underline!">
          <ArrowLeft aria-hidden />
          {t('course.back')}
        </ButtonLink>
        {onCollapse && (
          <Button variant="ghost" size="icon" aria-label={t('course.collapse')} onClick={onCollapse}>
            <PanelLeftClose aria-hidden />
          </Button>
        )}
      </div>
      <Title className="mt-2 font-serif text-2xl leading-tight wrap-anywhere">{course.title}</Title>
      <p className={`mt-2 text-sm wrap-anywhere text-ink-soft ${isPage ? 'line-clamp-4' : 'line-clamp-3'}`}>
        {course.description}
      </p>
      <Badge className="mt-4">{t('card.modules', { completed, total: modules.length })}</Badge>
      <Progress className="mt-3" value={course.progressPercent} label={t('course.progress')} />
      <p className="mt-1.5 text-sm text-ink-soft">
        {t('card.progress', { percent: course.progressPercent })}
      </p>
    </>
  );
}
