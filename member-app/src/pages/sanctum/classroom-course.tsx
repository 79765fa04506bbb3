import { useParams } from 'react-router-dom';
import { ClassroomCourse } from '../../features/classroom';

export function Component() {
  const { courseId = '', moduleId, lessonId } = useParams();
  return <ClassroomCourse courseId={courseId} moduleId={moduleId} lessonId={lessonId} />;
}
