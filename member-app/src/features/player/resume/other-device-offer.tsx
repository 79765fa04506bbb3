import { formatClock } from '../../../shared/lib/format';
import { Alert } from '../../../shared/ui/alert';
import { Button } from '../../../shared/ui/button';
import type { Position } from '../../course-progress';
import { type CourseOutline, findLesson } from '../../learning';
import { playerTexts } from '../texts';

const { otherDevice: texts } = playerTexts;

interface OtherDeviceOfferProps {
  course: CourseOutline;
  position: Position;
  onFollow: (position: Position) => void;
  onStay: () => void;
}

/** The member has gone on with another device: this one says so and offers to follow. */
export function OtherDeviceOffer({ course, position, onFollow, onStay }: OtherDeviceOfferProps) {
  const placed = findLesson(course, position.lessonId);
  if (!placed) return null;
  return (
    <Alert className="mb-6" title={texts.title}>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <Button size="sm" className="h-auto min-h-11 whitespace-normal!" onClick={() => onFollow(position)}>
          {texts.follow(placed.lesson.title, formatClock(position.positionSeconds))}
        </Button>
        <Button size="sm" variant="ghost" className="min-h-11" onClick={onStay}>
          {texts.stay}
        </Button>
      </div>
    </Alert>
  );
}
