import { paths } from '../../shared/lib/paths';
import { ButtonLink } from '../../shared/ui/button';
import { Progress } from '../../shared/ui/progress';
import type { OwnedItem } from './api';
import { OwnedCard } from './owned-card';
import { mySanctumTexts } from './texts';

const { continueLearning: texts } = mySanctumTexts;

export function CourseCard({ item }: { item: OwnedItem }) {
  const { title, productId } = item;
  const progress = item.progressPercent ?? 0;
  const isFinished = progress >= 100;
  const action = isFinished ? texts.again : progress > 0 ? texts.resume : texts.start;
  return (
    <OwnedCard item={item}>
      <Progress value={progress} label={texts.progressOf(title)} />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-ink-soft">{isFinished ? texts.completed : texts.progress(progress)}</p>
        <ButtonLink
          size="sm"
          variant={isFinished ? 'secondary' : 'primary'}
          to={paths.course(productId)}
          aria-label={`${action}: ${title}`}
        >
          {action}
        </ButtonLink>
      </div>
    </OwnedCard>
  );
}
