import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Result of the payment as far as the browser knows. It grants nothing and only chooses the text. */
export type BrowserNews = 'succeeded' | 'failed' | null;

/**
 * Returns the result of the payment from the checkout, or from the bank's page (Stripe's `redirect_status`). The bank's
 * page leaves the payment's secret in the URL, so it is removed.
 */
export function usePaymentNews(): BrowserNews {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const returned = newsIn(search);
  useEffect(() => {
    if (returned) void navigate(pathname, { replace: true, state: { payment: returned } });
  }, [returned, pathname, navigate]);
  return returned ?? newsOf(state);
}

export function newsIn(search: string): BrowserNews {
  const status = new URLSearchParams(search).get('redirect_status');
  if (status === null) return null;
  return status === 'failed' ? 'failed' : 'succeeded';
}

function newsOf(state: unknown): BrowserNews {
  const payment = typeof state === 'object' && state !== null && 'payment' in state ? state.payment : null;
  return payment === 'succeeded' || payment === 'failed' ? payment : null;
}
