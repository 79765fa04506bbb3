import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { paths, productPath } from '../../shared/lib/paths';
import { ButtonLink } from '../../shared/ui/button';
import { Illustration, type IllustrationName } from '../../shared/ui/illustration';
import type { usePaymentNews } from '../orders';
import type { Subscription } from './api';
import { stateOf } from './state';

type FirstPaymentState = 'confirming' | 'failed' | 'unpaid' | 'notPaid' | 'welcome' | 'trial';

/**
 * State of the first payment; undefined once it is no news. Only the server decides that it is paid; until then the
 * browser's result chooses the text.
 */
export function firstPaymentOf(
  subscription: Subscription,
  news: ReturnType<typeof usePaymentNews>,
): FirstPaymentState | undefined {
  const state = stateOf(subscription);
  if (state === 'notPaid') return 'notPaid';
  if (state === 'incomplete')
    return news === 'succeeded' ? 'confirming' : news === 'failed' ? 'failed' : 'unpaid';
  if (news !== 'succeeded') return undefined;
  if (state === 'trial') return 'trial';
  return state === 'active' && subscription.paymentsMade === 1 ? 'welcome' : undefined;
}

const pictures: Record<FirstPaymentState, IllustrationName> = {
  confirming: 'seed',
  failed: 'fallen-leaf',
  unpaid: 'seed',
  notPaid: 'fallen-leaf',
  welcome: 'seedling',
  trial: 'seedling',
};

/** The first payment, announced to screen readers when it changes, and the way on. */
export function FirstPayment({ which, of }: { which: FirstPaymentState; of: Subscription }) {
  const { t } = useTranslation('subscriptions');
  const picture = pictures[which];
  const isOpen = which === 'welcome' || which === 'trial';
  return (
    <div className="mx-auto mb-10 flex max-w-xl flex-col items-center text-center">
      <Illustration
        key={picture}
        name={picture}
        className={clsx(
          'w-28 text-evergreen sm:w-36',
          which === 'confirming' ? 'animate-breathe' : 'animate-rise',
        )}
      />
      <div aria-live="polite" aria-atomic>
        <h1 className="mt-3 text-3xl outline-none sm:text-4xl">{t(`first.${which}.title`)}</h1>
        <p className="mt-3 text-ink-soft sm:text-lg">{t(`first.${which}.text`)}</p>
      </div>
      {isOpen && (
        <ButtonLink className="mt-7" to={productPath({ id: of.productId, type: of.type })}>
          {t('first.start')}
        </ButtonLink>
      )}
      {!isOpen && which !== 'confirming' && (
        <ButtonLink className="mt-7" to={paths.product(of.productId)}>
          {t('first.again')}
        </ButtonLink>
      )}
    </div>
  );
}
