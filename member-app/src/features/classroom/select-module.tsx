import { sanctumPaths } from '../../shared/lib/sanctum-paths';
import { ButtonLink } from '../../shared/ui/button';
import { Illustration } from '../../shared/ui/illustration';
import { CertificateLinks } from '../course-complete';
import { type CourseOutline, firstLesson, moduleOf } from '../learning';
import { classroomTexts } from './texts';

const { select: texts } = classroomTexts;

/** Shown on the right until a module is chosen, with a link to the next lesson. */
export function SelectModule({
  course,
  hasPicture = false,
}: {
  course: CourseOutline;
  hasPicture?: boolean;
}) {
  const next = firstLesson(course)?.lesson;
  const module = next && moduleOf(course, next.id);
  const words = course.completedLessons > 0 ? texts.goOn : texts.begin;
  return (
    <div className={hasPicture ? 'flex max-w-md flex-col items-center px-6 py-12 text-center' : ''}>
      {hasPicture && <Illustration name="path" className="w-44 text-evergreen" />}
      <h2 className="text-xl xl:mt-5 xl:text-2xl">{texts.title}</h2>
      <p className="mt-1 text-ink-soft">{texts.text}</p>
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
          {words(next.title)}
        </ButtonLink>
      )}
    </div>
  );
}
