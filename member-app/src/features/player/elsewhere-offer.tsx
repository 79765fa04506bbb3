import { formatClock } from '../../shared/lib/format';
import { Alert } from '../../shared/ui/alert';
import { Button } from '../../shared/ui/button';
import { type Course, findLesson } from '../learning';
import type { Spot } from './place';
import { playerTexts } from './texts';

interface ElsewhereOfferProps {
  course: Course;
  spot: Spot;
  onFollow: (spot: Spot) => void;
  onStay: () => void;
}

/** She has gone on with another device: this one says so and leaves the choice to her. */
export function ElsewhereOffer({ course, spot, onFollow, onStay }: ElsewhereOfferProps) {
  const there = findLesson(course, spot.lessonId);
  if (!there) return null;
  return (
    <Alert className="mb-6" title={playerTexts.elsewhere.title}>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <Button size="sm" className="h-auto min-h-11 whitespace-normal!" onClick={() => onFollow(spot)}>
          {playerTexts.elsewhere.follow(there.lesson.title, formatClock(spot.videoTimestamp))}
        </Button>
        <Button size="sm" variant="ghost" className="min-h-11" onClick={onStay}>
          {playerTexts.elsewhere.stay}
        </Button>
      </div>
    </Alert>
  );
}
