import { useTranslation } from 'react-i18next';
import type { ProductDetail } from './api';
import { Breadcrumb } from './breadcrumb';
import { BuyBar } from './buy-bar';
import { BuyBox } from './buy-box';
import { FileList } from './file-list';
import { GiveAction } from './give-action';
import { Outline } from './outline';
import { Parts } from './parts';
import { ProductHead } from './product-head';
import { ProductSeat } from './product-seat';
import { Reviews } from './reviews';
import { useViewCount } from './use-view-count';
import { WhatsInside } from './whats-inside';

/** Words on the left, the way to get it on the right; on a phone that way is a bar at the foot of the screen. */
export function Product({ product }: { product: ProductDetail }) {
  useViewCount(product);
  const { description, whatsInside, outline, files, owned } = product;
  return (
    <article className="-mb-24">
      <div className="page-width pt-6 pb-20 lg:pt-8">
        <Breadcrumb product={product} />
        <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 lg:mt-8 lg:grid-cols-[minmax(0,1fr)_23rem]">
          <ProductHead product={product} />
          <BuyBox product={product} />
          <div className="space-y-14 lg:col-start-1">
            <Description text={description} />
            {!owned && <ProductSeat product={product} className="lg:hidden" />}
            {!owned && <GiveAction product={product} className="-ml-4 lg:hidden" />}
            {whatsInside.length > 0 && <WhatsInside items={whatsInside} />}
            {product.parts.length > 0 && <Parts product={product} />}
            {outline && outline.length > 0 && <Outline sections={outline} />}
            {files.length > 0 && !owned && <FileList files={files} />}
            <Reviews product={product} />
          </div>
        </div>
      </div>
      <BuyBar product={product} />
    </article>
  );
}

function Description({ text }: { text: string }) {
  const { t } = useTranslation('product');
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  if (paragraphs.length === 0) return null;
  return (
    <section>
      <h2 className="text-2xl">{t('about')}</h2>
      <div className="mt-4 max-w-prose space-y-4 wrap-anywhere">
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="whitespace-pre-line">
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  );
}
