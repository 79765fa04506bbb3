import { useTranslation } from 'react-i18next';
import { formatClock } from '../../../shared/lib/format';
import { Alert } from '../../../shared/ui/alert';
import { Button } from '../../../shared/ui/button';
import type { Position } from '../../course-progress';
import { type CourseOutline, findLesson } from '../../learning';

interface OtherDeviceOfferProps {
  course: CourseOutline;
  position: Position;
  onFollow: (position: Position) => void;
  onStay: () => void;
}

/** Says that the member continued on another device, and offers to follow. */
export function OtherDeviceOffer({ course, position, onFollow, onStay }: OtherDeviceOfferProps) {
  const { t } = useTranslation('player');
  const placed = findLesson(course, position.lessonId);
  if (!placed) return null;
  return (
    <Alert className="mb-6" title={t('otherDevice.title')}>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <Button
          size="sm"
          variant="soft"
          className="h-auto min-h-11 whitespace-normal!"
          onClick={() => onFollow(position)}
        >
          {t('otherDevice.follow', {
            lesson: placed.lesson.title,
            time: formatClock(position.positionSeconds),
          })}
        </Button>
        <Button size="sm" variant="ghost" className="min-h-11" onClick={onStay}>
          {t('otherDevice.stay')}
        </Button>
      </div>
    </Alert>
  );
}
