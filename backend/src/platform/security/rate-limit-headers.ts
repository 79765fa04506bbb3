import type { CountedWindow } from './rate-limiter.js';

/**
 * Headers of draft-ietf-httpapi-ratelimit-headers-11: the policies that counted a call, and how many calls each leaves.
 * A policy that counts a call twice, by person and by address, appears once, with the window that has less left.
 */
export function rateLimitHeaders(windows: readonly CountedWindow[]): Record<string, string> {
  const tightest = new Map<string, CountedWindow>();
  for (const window of windows) {
    const before = tightest.get(window.rule.name);
    if (!before || window.remaining < before.remaining) tightest.set(window.rule.name, window);
  }
  const named = [...tightest.values()];
  return {
    'ratelimit-policy': named
      .map(({ rule: { name, limit, perSeconds } }) => `"${name}";q=${limit};w=${perSeconds}`)
      .join(', '),
    ratelimit: named
      .map(({ rule, remaining, secondsLeft }) => `"${rule.name}";r=${remaining};t=${secondsLeft}`)
      .join(', '),
  };
}
