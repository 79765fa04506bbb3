import type { Appearance } from '@stripe/stripe-js';
import { useSyncExternalStore } from 'react';

const root = document.documentElement;

/** The theme's switch lives in the shell, above this feature; so it is read from the attribute of the page. */
function onThemeChange(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(root, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

const isDark = () => root.dataset.theme === 'dark';

/** Our tokens for the fields inside Stripe's frame, where our style sheets do not apply. */
export function useAppearance(): Appearance {
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
