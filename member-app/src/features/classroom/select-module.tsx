import { useTranslation } from 'react-i18next';
import { sanctumPaths } from '../../shared/lib/sanctum-paths';
import { ButtonLink } from '../../shared/ui/button';
import { Illustration } from '../../shared/ui/illustration';
import { CertificateLinks } from '../course-complete';
import { type CourseOutline, firstLesson, moduleOf } from '../learning';

/** Shown on the right until a module is chosen, with a link to the next lesson. */
export function SelectModule({
  course,
  hasPicture = false,
}: {
  course: CourseOutline;
  hasPicture?: boolean;
}) {
  const { t } = useTranslation('classroom');
  const next = firstLesson(course)?.lesson;
  const module = next && moduleOf(course, next.id);
  return (
    <div className={hasPicture ? 'flex max-w-md flex-col items-center px-6 py-12 text-center' : ''}>
      {hasPicture && <Illustration name="path" className="w-44 text-evergreen" />}
      <h2 className="text-xl xl:mt-5 xl:text-2xl">{t('select.title')}</h2>
      <p className="mt-1 text-ink-soft">{t('select.text')}</p>
      {course.isCompleted && (
        <div className="mt-5">
          <CertificateLinks courseId={course.id} />
        </div>
      )}
      {!course.isCompleted && next && module && (
        <ButtonLink
          to={sanctumPaths.classroomLesson(course.id, module.id, next.id)}
          className="mt-5 max-w-full py-2 text-center wrap-anywhere whitespace-normal! max-xl:w-full"
        >
          {t(course.completedLessons > 0 ? 'select.goOn' : 'select.begin', { lesson: next.title })}
        </ButtonLink>
      )}
    </div>
  );
}
