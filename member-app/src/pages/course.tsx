import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { ProductPage, ProductSkeleton, useCourseDoor } from '../features/product';

/** Loaded only by owners and the coach. */
const CoursePlayer = lazy(async () => ({ default: (await import('../features/player')).CoursePlayer }));

export function Component() {
  const { id = '' } = useParams();
  const door = useCourseDoor(id);
  if (door === 'waiting') return <ProductSkeleton />;
  if (door === 'product')
    return (
      <div data-full-width>
        <ProductPage id={id} />
      </div>
    );
  return (
    <Suspense fallback={<ProductSkeleton />}>
      <CoursePlayer courseId={id} isPreview={door === 'preview'} />
    </Suspense>
  );
}
