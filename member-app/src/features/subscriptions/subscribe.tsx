import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router-dom';
import { ApiError } from '../../shared/api/client';
import { isRefusal } from '../../shared/api/refusal';
import { PageTitle } from '../../shared/lib/page-title';
import { paths } from '../../shared/lib/paths';
import { subscriptionPaths } from '../../shared/lib/subscription-paths';
import { beginning } from '../../shared/lib/recurring-offer';
import { ButtonLink } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { EmptyState } from '../../shared/ui/empty-state';
import { ErrorState, Skeletons } from '../../shared/ui/loading';
import { CardFields, failureOf, PaymentForm, SignInStep } from '../checkout';
import { isMinor, useSession } from '../session';
import { useBegunSubscription } from './api';
import { SubscribeSummary, type SummaryProps } from './subscribe-summary';
import { TrialForm } from './trial-form';

interface Props {
  productId: string;
  offerId: string;
}

/** Pays the first payment of a recurring offer, or saves the card that pays after free days. */
export function Subscribe(props: Props) {
  const { t } = useTranslation('subscriptions');
  return (
    <>
      <PageTitle>{t('subscribe.title')}</PageTitle>
      <Content {...props} />
    </>
  );
}

function Content({ productId, offerId }: Props) {
  const { t } = useTranslation('subscriptions');
  const { data: member, isPending } = useSession();
  if (isPending) return <Preparing />;
  if (!member)
    return (
      <SignInStep
        returnTo={subscriptionPaths.start(productId, offerId)}
        description={t('subscribe.signIn')}
      />
    );
  // Guardians buy for minors, and the coach does not buy, as the product's page explains.
  if (member.role === 'creator' || isMinor(member)) return <Navigate to={paths.product(productId)} replace />;
  return <Begun productId={productId} offerId={offerId} />;
}

function Begun({ productId, offerId }: Props) {
  const { data: begun, error, isFetching, refetch, withCoupon } = useBegunSubscription(offerId);
  if (begun) return <Payment begun={begun} withCoupon={withCoupon} />;
  if (!error) return <Preparing />;
  if (isRefusal(error, 'already_owned')) return <Owned productId={productId} />;
  if (isGone(error)) return <Gone productId={productId} />;
  return <ErrorState description={failureOf(error)} pending={isFetching} onRetry={() => void refetch()} />;
}

/** Returns whether the offer is unknown by now, or its address invalid. */
const isGone = (error: Error) => error instanceof ApiError && [400, 404].includes(error.status);

function Payment({ begun, withCoupon }: SummaryProps) {
  const { t } = useTranslation(['subscriptions', 'checkout']);
  const { id, clientSecret, productId, instalments, trialDays } = begun;
  return (
    <>
      <Link
        to={paths.product(productId)}
        className="inline-flex items-center gap-2 text-sm text-ink-soft underline-offset-4 hover:underline"
      >
        <ArrowLeft aria-hidden className="size-4" />
        {t('subscribe.back')}
      </Link>
      <h1 className="mt-3 text-4xl">{beginning(begun)}</h1>
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[1fr_24rem] lg:gap-12">
        <Card className="p-5 sm:p-8">
          <h2 className="mb-5 text-2xl">{t('checkout:card')}</h2>
          <CardFields key={clientSecret} clientSecret={clientSecret}>
            {trialDays === null ? (
              <PaymentForm
                to={subscriptionPaths.one(id)}
                pay={t(instalments === null ? 'subscribe.pay' : 'subscribe.payFirst')}
                accepting={instalments === null ? t('subscribe.accepting') : t('checkout:accepting')}
              />
            ) : (
              <TrialForm begun={begun} />
            )}
          </CardFields>
        </Card>
        <SubscribeSummary begun={begun} withCoupon={withCoupon} />
      </div>
    </>
  );
}

function Owned({ productId }: { productId: string }) {
  const { t } = useTranslation('subscriptions');
  return (
    <EmptyState
      level={1}
      picture="seedling"
      title={t('subscribe.owned.title')}
      description={t('subscribe.owned.text')}
      action={
        <>
          <ButtonLink to={paths.product(productId)}>{t('subscribe.owned.open')}</ButtonLink>
          <ButtonLink variant="secondary" to={paths.orders}>
            {t('subscribe.owned.subscriptions')}
          </ButtonLink>
        </>
      }
    />
  );
}

function Gone({ productId }: { productId: string }) {
  const { t } = useTranslation('subscriptions');
  return (
    <EmptyState
      level={1}
      picture="fallen-leaf"
      title={t('subscribe.gone.title')}
      description={t('subscribe.gone.text')}
      action={<ButtonLink to={paths.product(productId)}>{t('subscribe.gone.product')}</ButtonLink>}
    />
  );
}

function Preparing() {
  const { t } = useTranslation('subscriptions');
  return (
    <Skeletons
      label={t('subscribe.preparing')}
      of={['h-96 rounded-lg', 'h-72 rounded-lg max-lg:order-first']}
      className="mt-8 grid gap-8 lg:grid-cols-[1fr_24rem] lg:gap-12"
    />
  );
}
