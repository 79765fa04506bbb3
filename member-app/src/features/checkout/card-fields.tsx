import { Elements } from '@stripe/react-stripe-js';
import type { Appearance } from '@stripe/stripe-js';
import { type ReactNode, useSyncExternalStore } from 'react';
import { NotLoaded } from '../../shared/ui/loading';
import { usePaymentLibrary } from './api';

interface Props {
  /** Secret of the payment, or of the setup that saves a card. */
  clientSecret: string;
  children: ReactNode;
}

/** Stripe's library for the form inside, which has the fields. */
export function CardFields({ clientSecret, children }: Props) {
  const library = usePaymentLibrary();
  const { data: stripe = null } = library;
  const appearance = useAppearance();
  if (library.isLoadingError) return <NotLoaded query={library} />;
  return (
    <Elements stripe={stripe} options={{ clientSecret, appearance, loader: 'never' }}>
      {children}
    </Elements>
  );
}

const root = document.documentElement;

/** Reads the theme from the document's attribute, because its switch belongs to the shell, above this feature. */
function onThemeChange(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(root, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

const isDark = () => root.dataset.theme === 'dark';

/** Applies our tokens to the fields inside Stripe's frame, which our style sheets do not reach. */
function useAppearance(): Appearance {
  const dark = useSyncExternalStore(onThemeChange, isDark);
  const styles = getComputedStyle(root);
  const token = (name: string) => styles.getPropertyValue(name).trim();
  return {
    theme: dark ? 'night' : 'stripe',
    variables: {
      colorPrimary: token('--color-evergreen'),
      colorBackground: token('--color-surface'),
      colorText: token('--color-ink'),
      colorTextSecondary: token('--color-ink-soft'),
      colorTextPlaceholder: token('--color-ink-soft'),
      colorDanger: token('--color-danger'),
      fontFamily: token('--font-sans'),
      fontSizeBase: '17px',
      borderRadius: '8px',
      spacingUnit: '4px',
    },
    rules: { '.Input': { borderColor: token('--color-line-strong'), boxShadow: 'none' } },
  };
}
