import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths, productPath } from '../../shared/lib/paths';
import { Badge } from '../../shared/ui/badge';
import { ButtonLink } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { Price } from '../../shared/ui/price';
import { StarRating } from '../../shared/ui/star-rating';
import { ProductAction } from '../cart';
import { FilesOnDemand, type Product, Thumbnail } from '../catalog';

/** Type, stars, topics, price, and the way to get a tool; one that the member owns opens from here. */
export function ToolCard({ product }: { product: Product }) {
  const { t } = useTranslation('tools');
  const { type, title, rating, reviewCount, tags, price, owned } = product;
  return (
    <Card className="flex h-full flex-col overflow-hidden">
      <div className="relative">
        <Thumbnail product={product} />
        <Badge tone={type === 'course' ? 'leaf' : 'clay'} className="absolute top-4 left-4">
          {t(`types.${type}`)}
        </Badge>
      </div>
      <div className="flex grow flex-col p-5">
        <h3 className="text-xl wrap-anywhere">
          <Link to={productPath(product)} className="decoration-1 underline-offset-4 hover:underline">
            {title}
          </Link>
        </h3>
        <StarRating className="mt-2" average={rating} count={reviewCount} />
        {tags.length > 0 && (
          <ul aria-label={t('tags')} className="mt-3 flex flex-wrap gap-1.5">
            {tags.map((tag) => (
              <li key={tag}>
                <Badge tone="plain">{tag}</Badge>
              </li>
            ))}
          </ul>
        )}
        <div className="mt-auto pt-5">
          {owned ? (
            <OwnedTool product={product} />
          ) : (
            <div className="flex flex-wrap items-center justify-between gap-3">
              <Price price={price} className="text-2xl" />
              <ProductAction product={product} />
            </div>
          )}
        </div>
      </div>
    </Card>
  );
}

function OwnedTool({ product: { id, type, title } }: { product: Product }) {
  const { t } = useTranslation('tools');
  if (type === 'course') {
    return (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Badge>{t('owned')}</Badge>
        <ButtonLink variant="soft" to={paths.course(id)} aria-label={t('openFor', { title })}>
          {t('open')}
        </ButtonLink>
      </div>
    );
  }
  return (
    <FilesOnDemand productId={id} title={title}>
      <Badge>{t('owned')}</Badge>
    </FilesOnDemand>
  );
}
