import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { langOf } from '../../shared/site/untranslated';
import { Badge } from '../../shared/ui/badge';
import { StarRating } from '../../shared/ui/star-rating';
import type { ProductDetail } from './api';
import { Facts } from './facts';
import { Picture } from './picture';
import { reviewsId } from './reviews';

export function ProductHead({ product }: { product: ProductDetail }) {
  const { t } = useTranslation(['product', 'catalog']);
  const { category, title, summary, creator, rating, reviewCount, tags, isOwned: owned } = product;
  return (
    <header className="flow-root">
      <div className="mb-6 overflow-hidden rounded-lg border border-line md:float-right md:ml-10 md:w-80 lg:hidden">
        <Picture product={product} />
      </div>
      <Badge>{t(`catalog:categories.${category}`)}</Badge>
      <h1 lang={langOf(product, 'title')} className="mt-3 text-4xl wrap-anywhere">
        {title}
      </h1>
      {summary && (
        <p lang={langOf(product, 'summary')} className="mt-4 max-w-prose text-lg text-ink-soft wrap-anywhere">
          {summary}
        </p>
      )}
      {product.untranslated.includes('description') && (
        <p className="mt-3 text-sm text-ink-soft">{t(`inEnglish.${product.type}`)}</p>
      )}
      <p className="mt-4 font-medium">{t('by', { creator })}</p>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        <StarRating average={rating} count={reviewCount} />
        {reviewCount > 0 && (
          <Link
            to={`#${reviewsId}`}
            className="inline-block py-0.5 text-evergreen underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            {t('toReviews')}
          </Link>
        )}
      </div>
      <Facts product={product} className={owned ? 'mt-4' : 'mt-4 lg:hidden'} />
      {tags.length > 0 && (
        <ul aria-label={t('topics')} className="mt-5 flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag}>
              <Badge tone="plain">{t(`catalog:topics.${tag}`)}</Badge>
            </li>
          ))}
        </ul>
      )}
    </header>
  );
}
