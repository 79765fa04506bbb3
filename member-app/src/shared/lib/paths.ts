/** Every address of the member app: patterns for the router, functions for links. */
export const paths = {
  home: '/',
  courses: '/courses',
  library: '/library',
  course: (id: string) => `/course/${encodeURIComponent(id)}`,
  product: (id: string) => `/product/${encodeURIComponent(id)}`,
  coaching: '/coaching',
  community: '/community',
  myCoaching: '/my-coaching',
  mySanctum: '/my-sanctum',
  settings: '/my-sanctum/settings',
  dashboard: '/dashboard',
  cart: '/cart',
  checkout: '/checkout',
  /** Checkout of an offer that is paid again and again. */
  subscribe: '/checkout/subscription',
  orders: '/orders',
  order: (id: string) => `/orders/${encodeURIComponent(id)}`,
  subscriptions: '/subscriptions',
  login: '/login',
  register: '/register',
  yourAge: '/your-age',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  unsubscribe: '/unsubscribe',
  terms: '/terms',
  privacy: '/privacy',
  imprint: '/imprint',
  refunds: '/refunds',
  /** The coach's console: another app on the same origin, reached by a full page load. */
  creator: '/creator',
} as const;

export const routePatterns = {
  course: '/course/:id',
  product: '/product/:id',
  certificate: '/certificates/:code',
  profile: '/profile',
  order: '/orders/:id',
  coupon: '/c/:code',
  gift: '/gifts/:token',
  communityPost: '/community/posts/:id',
  guardian: '/guardian/:token',
} as const;

/** Path of the library with a search; without text, the whole library. */
export function searchPath(words: string): string {
  const q = words.trim();
  return q === '' ? paths.courses : `${paths.courses}?${new URLSearchParams({ q })}`;
}

/**
 * Path of a product: a course opens its own page, which is the player for its owner; every other product has a product
 * page.
 */
export const productPath = (product: { id: string; type: string }): string =>
  product.type === 'course' ? paths.course(product.id) : paths.product(product.id);

/** Path of the sign-in that leads back to where the person was going. */
export const loginPath = (returnTo: string): string => `${paths.login}?${new URLSearchParams({ returnTo })}`;

/** Path of the registration, with the page to return to. */
export const registerPath = (returnTo: string): string =>
  `${paths.register}?${new URLSearchParams({ returnTo })}`;

/** Path of the question to answer before continuing. */
export const agePath = (returnTo: string): string => `${paths.yourAge}?${new URLSearchParams({ returnTo })}`;

/**
 * Reads the page to open after signing in. Only paths of this app are accepted, so that a crafted link leads nowhere
 * else.
 */
export function returnPath(search: string, fallback: string = paths.mySanctum): string {
  const wanted = new URLSearchParams(search).get('returnTo') ?? '';
  return /^\/(?![/\\])[^\s\\]*$/.test(wanted) ? wanted : fallback;
}

/** Returns whether it is the path itself or one below it, not one that only starts with the same letters. */
export const isBelow = (pathname: string, place: string): boolean => `${pathname}/`.startsWith(`${place}/`);
