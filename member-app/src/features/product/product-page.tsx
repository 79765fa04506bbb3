import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { ApiError } from '../../shared/api/client';
import { PageTitle } from '../../shared/lib/page-title';
import { paths, productPath } from '../../shared/lib/paths';
import { ButtonLink } from '../../shared/ui/button';
import { DeadEnd } from '../../shared/ui/dead-end';
import { NotLoaded } from '../../shared/ui/loading';
import { useProduct } from './api';
import { Product } from './product';
import { ProductSkeleton } from './product-skeleton';

export function ProductPage({ id }: { id: string }) {
  const { pathname } = useLocation();
  const query = useProduct(id);
  const { data: product } = query;
  if (!product) {
    return (
      <NotLoaded
        query={query}
        skeleton={<ProductSkeleton />}
        reason={isMissing(query.error) && <MissingProduct />}
        className="page-width py-16"
      />
    );
  }
  const home = productPath(product);
  // For its owner, the course's own address opens the player, so its page, with the review, has the other address.
  const isOwnersPage = product.isOwned && product.type === 'course';
  if (pathname !== home && !isOwnersPage) return <Navigate to={home} replace />;
  return (
    <>
      <PageTitle>{product.title}</PageTitle>
      <Product product={product} />
    </>
  );
}

/** Returns whether the product is unknown or unpublished, or the id is invalid. */
const isMissing = (error: Error | null) => error instanceof ApiError && [400, 404].includes(error.status);

function MissingProduct() {
  const { t } = useTranslation('product');
  return (
    <DeadEnd
      title={t('missing.title')}
      text={t('missing.text')}
      comfort={t('missing.comfort')}
      actions={
        <>
          <ButtonLink to={paths.library}>{t('missing.library')}</ButtonLink>
          <ButtonLink variant="secondary" to={paths.mySanctum}>
            {t('missing.mySanctum')}
          </ButtonLink>
        </>
      }
    />
  );
}
