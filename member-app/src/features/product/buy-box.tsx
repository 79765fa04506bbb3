import { clsx } from 'clsx';
import Check from 'lucide-react/icons/check';
import { useTranslation } from 'react-i18next';
import { formatPrice } from '../../shared/lib/format';
import { paths } from '../../shared/lib/paths';
import { sanctumPaths, timesPath } from '../../shared/lib/sanctum-paths';
import { useCoach } from '../../shared/site/site';
import { Badge } from '../../shared/ui/badge';
import { ButtonLink, type ButtonProps, buttonStyle } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { Price } from '../../shared/ui/price';
import { ProductAction } from '../cart';
import { ProductFiles } from '../catalog';
import { LaterAccessEnded, AccessUntil } from '../learning';
import { isMinor, useSession } from '../session';
import type { ProductDetail } from './api';
import { ChooseTime } from './choose-time';
import { Facts } from './facts';
import { GiveAction } from './give-action';
import { LaterOfferChoice } from './later-offer-choice';
import { LaterRecurring, ManageSubscription, OfferPrice } from './later-recurring';
import { Picture } from './picture';
import { ProductSeat } from './product-seat';
import type { Offers } from './use-offers';
import { timeToChoose } from './time-to-choose';

interface BoxProps {
  product: ProductDetail;
  offers: Offers;
}

/** Stays visible on a large screen. A product the member owns is opened from here on every screen. */
export function BuyBox({ product, offers }: BoxProps) {
  const { t } = useTranslation('product');
  const { data: member } = useSession();
  const { isOwned: owned } = product;
  const offeringId = timeToChoose(product, member);
  return (
    <aside aria-label={t('buy.label')} className={clsx('lg:row-span-2', !owned && 'max-lg:hidden')}>
      <Card className="overflow-hidden lg:sticky lg:top-26">
        <div className="max-lg:hidden">
          <Picture product={product} />
        </div>
        <div className="p-6">
          {owned ? (
            <>
              <Badge>
                <Check aria-hidden />
                {t('buy.owned')}
              </Badge>
              <AccessUntil moment={product.accessUntil} />
              <OwnerActions product={product} offers={offers} />
              <ManageSubscription product={product} className="mt-3 w-full" />
              <GiveAction product={product} offers={offers} className="mt-3 w-full" />
              <ProductSeat product={product} className="mt-5" />
            </>
          ) : (
            <>
              <LaterAccessEnded product={product} className="mb-5 border-b border-line pb-5" />
              <OfferPrice product={product} offers={offers} className="text-4xl" />
              {offers.chosen === null && isCheaper(product) && (
                <p className="mt-1 text-ink-soft">
                  {t('buy.singly', { price: formatPrice(product.partsPrice) })}
                </p>
              )}
              <LaterOfferChoice product={product} offers={offers} className="mt-5" />
              <div className="mt-5">
                {offeringId !== null && (
                  <ChooseTime offeringId={offeringId} size="lg" className="mb-2 w-full" />
                )}
                <PurchaseAction
                  product={product}
                  offers={offers}
                  size="lg"
                  variant={offeringId === null ? 'primary' : 'secondary'}
                  className="w-full"
                />
                <ManageSubscription product={product} className="mt-2 w-full" />
                <GiveAction product={product} offers={offers} className="mt-2 w-full" />
              </div>
              <ProductSeat product={product} className="mt-5" />
              <Facts product={product} className="mt-6 flex-col border-t border-line pt-5" />
              {product.type !== 'coaching' && (
                <p className="mt-3 text-sm text-ink-soft">{t(`buy.${termOf(product, offers)}`)}</p>
              )}
            </>
          )}
        </div>
      </Card>
    </aside>
  );
}

/** Opens what the member owns, and sells access that ends or a package again. */
function OwnerActions({ product, offers }: BoxProps) {
  const { t } = useTranslation('product');
  const { accessUntil, isSubscriptionOnly } = product;
  const canSubscribe = isSubscriptionOnly && accessUntil !== null && offers.recurring !== null;
  const canBuyAgain = product.canBuyAgain || canSubscribe;
  if (canBuyAgain && accessUntil === null) return <BuyAgain product={product} />;
  return (
    <>
      <Owned product={product} />
      {canBuyAgain && (
        <div className="mt-6 border-t border-line pt-5">
          <p className="text-ink-soft">{t(wayToKeep(canSubscribe, offers))}</p>
          <LaterOfferChoice product={product} offers={offers} className="mt-3" />
          <p className="mt-3">
            <OfferPrice product={product} offers={offers} className="text-3xl" />
          </p>
          <PurchaseAction product={product} offers={offers} variant="secondary" className="mt-3 w-full" />
        </div>
      )}
    </>
  );
}

const wayToKeep = (canSubscribe: boolean, { others }: Offers) => {
  if (canSubscribe) return 'buy.keepSubscribed';
  return others.length > 0 ? 'buy.renew' : 'buy.keep';
};

/** How long the choice gives access. */
const termOf = ({ isSubscriptionOnly }: ProductDetail, { chosen, recurring }: Offers) => {
  if (isSubscriptionOnly && !recurring) return 'subscribed';
  if (chosen === null || (recurring && recurring.instalments !== null)) return 'lifetime';
  return recurring ? 'subscribed' : 'limited';
};

/** Returns whether a bundle costs less than its parts. */
const isCheaper = ({ price, isSubscriptionOnly, partsPrice }: ProductDetail) =>
  partsPrice !== null && !isSubscriptionOnly && Number(partsPrice) > Number(price ?? 0);

/** An owned package: remaining sessions, and how to get more (product rule 4.25). */
function BuyAgain({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('product');
  const { sessionsLeft, price, offeringId } = product;
  return (
    <>
      <p className="mt-4">{t('buy.sessionsLeft', { count: sessionsLeft })}</p>
      {(sessionsLeft > 0 || offeringId !== null) && (
        <ButtonLink
          to={offeringId === null ? sanctumPaths.coaching : timesPath(offeringId)}
          className="mt-4 w-full"
        >
          {t('buy.chooseTime')}
        </ButtonLink>
      )}
      <div className="mt-6 border-t border-line pt-5">
        <Price price={price} className="text-3xl" />
        <PurchaseAction
          product={product}
          variant={sessionsLeft > 0 || offeringId !== null ? 'secondary' : 'primary'}
          className="mt-3 w-full"
        />
      </div>
    </>
  );
}

/** An owner's actions: arrange a session, open the course, download the files. */
function Owned({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('product');
  const coach = useCoach();
  if (product.type === 'coaching') {
    return (
      <>
        <p className="mt-4 text-ink-soft">{t('buy.ownedCoaching', { coach: coach.firstName })}</p>
        <a
          href={`mailto:${coach.email}?subject=${encodeURIComponent(product.title)}`}
          className={buttonStyle({ className: 'mt-5 w-full' })}
        >
          {t('buy.write', { coach: coach.firstName })}
        </a>
      </>
    );
  }
  if (product.type === 'bundle') return <p className="mt-4 text-ink-soft">{t('buy.ownedBundle')}</p>;
  if (product.type === 'course') {
    return (
      <ButtonLink to={paths.course(product.id)} className="mt-5 w-full">
        {t('buy.openCourse')}
      </ButtonLink>
    );
  }
  return (
    <>
      <h2 className="mt-4 mb-3 text-xl">{t('buy.files')}</h2>
      <ProductFiles productId={product.id} />
    </>
  );
}

type Props = Pick<ButtonProps, 'variant' | 'size' | 'className'> & {
  product: ProductDetail;
  offers?: Offers;
};

/**
 * Main button of the product's page. The coach does not buy: instead a course has a link to its preview, others an
 * explanation.
 */
export function PurchaseAction({ product, offers, ...look }: Props) {
  const { t } = useTranslation('product');
  const { data: member } = useSession();
  if (member?.role !== 'creator') {
    if (offers?.recurring)
      return <LaterRecurring part="subscribe" productId={product.id} offer={offers.recurring} {...look} />;
    if (!product.isSubscriptionOnly || product.isOwned)
      return <ProductAction product={product} offerId={offers?.offerId} {...look} />;
    // A subscriber whose access has ended has the link to the subscription.
    return member && isMinor(member) && <p className="text-sm text-ink-soft">{t('buy.adultsOnly')}</p>;
  }
  if (product.type !== 'course') return <p className="text-sm text-ink-soft">{t('buy.coach')}</p>;
  return (
    <ButtonLink {...look} to={`${paths.course(product.id)}?preview=1`}>
      {t('buy.preview')}
    </ButtonLink>
  );
}
