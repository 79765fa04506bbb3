import Play from 'lucide-react/icons/play';
import { useTranslation } from 'react-i18next';
import { Thumbnail } from '../catalog';
import type { OutlineLesson, ProductDetail } from './api';
import { LessonPreview } from './lesson-preview';

/** The product's picture; on a course with a free recording, the trailer starts from it. */
export function Picture({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('product');
  const lesson = trailerOf(product);
  return (
    <div className="relative">
      <Thumbnail product={product} isFirst />
      {lesson && (
        <LessonPreview lesson={lesson} variant="secondary" className="absolute bottom-4 left-4 shadow-lift">
          <Play aria-hidden />
          {t('trailer')}
        </LessonPreview>
      )}
    </div>
  );
}

/** Returns the first lesson with a recording that is open to everyone; owners have all of them. */
const trailerOf = ({ outline, isOwned: owned }: ProductDetail): OutlineLesson | undefined =>
  owned
    ? undefined
    : outline
        ?.flatMap(({ modules }) => modules.flatMap(({ lessons }) => lessons))
        .find(({ isFreePreview, durationSeconds }) => isFreePreview && durationSeconds !== null);
