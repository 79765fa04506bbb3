import ChevronRight from 'lucide-react/icons/chevron-right';
import FileText from 'lucide-react/icons/file-text';
import Leaf from 'lucide-react/icons/leaf';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { api, at, body } from '../../shared/api/client';
import { formatFileSize } from '../../shared/lib/format';
import { langOf } from '../../shared/site/untranslated';
import { paths } from '../../shared/lib/paths';
import { LaterAccessEnded } from '../learning';
import { useSession } from '../session';
import type { ProductDetail } from './api';
import { BuyBox, PurchaseAction } from './buy-box';
import { ChooseTime } from './choose-time';
import { GiveAction } from './give-action';
import { LaterOfferChoice } from './later-offer-choice';
import { ManageSubscription, OfferPrice } from './later-recurring';
import { Outline } from './outline';
import { ProductHead } from './product-head';
import { ProductSeat } from './product-seat';
import { Reviews } from './reviews';
import { timeToChoose } from './time-to-choose';
import { type Offers, useOffers } from './use-offers';
import { afterView, dayOf } from './viewed-today';

/** Loaded only for bundles, because only they have parts. */
const Parts = lazy(async () => ({ default: (await import('./parts')).Parts }));
/** Only workbooks and courses with pictures of their pages have them. */
const Previews = lazy(async () => ({ default: (await import('./previews')).Previews }));
/** The page's end loads last. */
const Foot = lazy(async () => ({ default: (await import('./foot')).Foot }));

const KEY = 'sanctum.viewedToday';

/** Counts a visit to this page on the server, without storing anything about the person. Not for owners. */
function useViewCount({ id, isOwned: owned }: ProductDetail): void {
  useEffect(() => {
    if (!owned && isNews(id)) tell(id);
  }, [id, owned]);
}

/**
 * Records the view before it is sent, because one view too few is better than one too many. A browser without storage
 * sends nothing.
 */
function isNews(id: string): boolean {
  try {
    const viewed = afterView(localStorage.getItem(KEY), id, dayOf(new Date()));
    if (viewed === null) return false;
    localStorage.setItem(KEY, viewed);
    return true;
  } catch {
    return false;
  }
}

function tell(id: string): void {
  body(api.POST('/api/products/{id}/count-view', at(id))).catch(() => {
    // a view that was not counted does not matter to the person
  });
}

/** Text on the left, the buy box on the right; on phones it is a bar at the bottom of the screen. */
export function Product({ product }: { product: ProductDetail }) {
  useViewCount(product);
  const offers = useOffers(product);
  const { description, whatsInside, outline, files, isOwned: owned } = product;
  return (
    <article className="-mb-16 lg:-mb-24">
      <div className="page-width pt-6 pb-20 lg:pt-8">
        <Breadcrumb product={product} />
        <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 lg:mt-8 lg:grid-cols-[minmax(0,1fr)_23rem]">
          <ProductHead product={product} />
          <BuyBox product={product} offers={offers} />
          <div className="space-y-14 lg:col-start-1">
            <div className="space-y-4">
              <LaterAccessEnded
                product={product}
                className="rounded-lg border border-line bg-surface p-4 lg:hidden"
              />
              <Description text={description} lang={langOf(product, 'description')} />
              {!owned && (
                <LaterOfferChoice product={product} offers={offers} className="max-w-prose lg:hidden" />
              )}
              {!owned && <ProductSeat product={product} className="lg:hidden" />}
              {!owned && <ManageSubscription product={product} className="lg:hidden" />}
              {!owned && <GiveAction product={product} offers={offers} className="-ml-4 lg:hidden" />}
            </div>
            {whatsInside.length > 0 && (
              <WhatsInside items={whatsInside} lang={langOf(product, 'whatsInside')} />
            )}
            {product.previewUrls.length > 0 && (
              <Suspense>
                <Previews urls={product.previewUrls} />
              </Suspense>
            )}
            {product.parts.length > 0 && (
              <Suspense>
                <Parts product={product} />
              </Suspense>
            )}
            {outline && outline.length > 0 && <Outline sections={outline} />}
            {files.length > 0 && !owned && <FileList files={files} />}
            <Reviews product={product} />
            <Suspense>
              <Foot product={product} />
            </Suspense>
          </div>
        </div>
      </div>
      <BuyBar product={product} offers={offers} />
    </article>
  );
}

function Description({ text, lang }: { text: string; lang: 'en' | undefined }) {
  const { t } = useTranslation('product');
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  if (paragraphs.length === 0) return null;
  return (
    <section>
      <h2 className="text-2xl">{t('about')}</h2>
      <div lang={lang} className="mt-4 max-w-prose space-y-4 wrap-anywhere">
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="whitespace-pre-line">
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  );
}

function WhatsInside({ items, lang }: { items: readonly string[]; lang: 'en' | undefined }) {
  const { t } = useTranslation('product');
  return (
    <section className="rounded-lg border border-line bg-sunken p-6 sm:p-8">
      <h2 className="text-2xl">{t('inside')}</h2>
      <ul lang={lang} className="mt-5 grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {items.map((item) => (
          <li key={item} className="flex gap-3 wrap-anywhere">
            <Leaf aria-hidden className="mt-1.5 size-4 shrink-0 text-evergreen" />
            <span className="min-w-0">{item}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Files that a buyer will be able to download. Only owners get the files themselves. */
function FileList({ files }: { files: ProductDetail['files'] }) {
  const { t } = useTranslation('product');
  return (
    <section>
      <h2 className="text-2xl">{t('files')}</h2>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {files.map(({ fileName, fileSize }) => (
          <li key={fileName} className="flex items-center gap-4 py-3">
            <FileText aria-hidden className="size-5 shrink-0 text-evergreen" />
            <span className="min-w-0 grow font-medium wrap-anywhere">{fileName}</span>
            <span className="text-sm whitespace-nowrap text-ink-soft">{formatFileSize(fileSize)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Shows the button to get the product, or to choose its time, as a bar at the bottom of a phone's screen. */
function BuyBar({ product, offers }: { product: ProductDetail; offers: Offers }) {
  const { data: member } = useSession();
  if (product.isOwned) return null;
  const offeringId = timeToChoose(product, member);
  return (
    <div className="sticky bottom-(--bottom-bar,0px) z-20 border-t border-line bg-surface lg:hidden">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <OfferPrice product={product} offers={offers} className="text-2xl" />
        {offeringId !== null ? (
          <ChooseTime offeringId={offeringId} />
        ) : (
          <PurchaseAction product={product} offers={offers} />
        )}
      </div>
    </div>
  );
}

function Breadcrumb({ product: { type, title } }: { product: Pick<ProductDetail, 'type' | 'title'> }) {
  const { t } = useTranslation('product');
  const [to, label] =
    type === 'coaching'
      ? [paths.coaching, t('breadcrumb.coaching')]
      : [paths.courses, t('breadcrumb.library')];
  return (
    <nav aria-label={t('breadcrumb.label')}>
      <ol className="flex min-w-0 items-center gap-2 text-sm text-ink-soft">
        <li className="shrink-0">
          <Link
            to={to}
            className="inline-block py-1 underline decoration-1 underline-offset-4 hover:text-ink hover:decoration-2"
          >
            {label}
          </Link>
        </li>
        <li className="flex min-w-0 items-center gap-2">
          <ChevronRight aria-hidden className="size-4 shrink-0" />
          <span aria-current="page" className="truncate">
            {title}
          </span>
        </li>
      </ol>
    </nav>
  );
}
