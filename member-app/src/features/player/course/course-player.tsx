import { useSearchParams } from 'react-router-dom';
import { coursePositionPath, readCoursePosition } from '../../../shared/lib/course-position';
import { CoursePage } from './course-page';

interface CoursePlayerProps {
  courseId: string;
  isPreview: boolean;
}

/** The course at its own URL, `/course/{id}`, whose query may name a lesson and a second of its video. */
export function CoursePlayer({ courseId, isPreview }: CoursePlayerProps) {
  const [address, setAddress] = useSearchParams();
  const asked = readCoursePosition(address);
  return (
    <div className="page-width pt-4 lg:pt-8">
      <CoursePage
        courseId={courseId}
        isPreview={isPreview}
        place={{
          asked,
          resumes: true,
          addressOf: ({ id }, lessonId) =>
            coursePositionPath(id, { lessonId, videoId: null, positionSeconds: 0 }) +
            (isPreview ? '&preview=1' : ''),
          // The link was followed: a reload continues at the member's position.
          onOpen: () => {
            if (!address.has('video') && !address.has('at')) return;
            address.delete('video');
            address.delete('at');
            setAddress(address, { replace: true });
          },
        }}
      />
    </div>
  );
}
