import type { CartCoupon } from './api';

/** Some of it is quoted from the specification, letter for letter; the rest is ours. */
export const cartTexts = {
  add: 'Add to Cart',
  adding: 'Adding...',
  free: 'Get it free',
  claiming: 'Getting it...',
  owned: 'Yours already',
  added: {
    title: 'Added to cart! ✨',
    description: (title: string) => `${title} has been added to your cart`,
  },
  addFailed: { title: 'Error', description: 'Failed to add item to cart' },
  claimed: {
    title: 'It is yours! ✨',
    description: (title: string) => `${title} is waiting in your library`,
  },
  claimFailed: { title: 'Error', description: 'Failed to add it to your library' },

  title: 'Your cart',
  loading: 'Loading your cart...',
  empty: {
    title: 'Your cart is empty',
    description: 'Put aside whatever speaks to you. It waits here, also after you have signed in.',
    browse: 'Browse Library',
  },
  remove: 'Remove',
  removed: { title: 'Item removed', description: 'Item has been removed from your cart' },
  removeFailed: { title: 'Error', description: 'Failed to remove item from cart' },
  summary: {
    title: 'Order Summary',
    subtotal: 'Subtotal',
    discount: (code: string) => `Coupon ${code}`,
    tax: 'Tax',
    total: 'Total',
    checkout: 'Proceed to Checkout',
    continue: 'Continue Shopping',
    note: 'Yours to keep, at your own pace.',
  },
  coupon: {
    ask: 'I have a coupon',
    code: 'Coupon code',
    apply: 'Apply',
    applied: (code: string) => `Coupon ${code} is applied`,
    off: (value: string) => `${value} off`,
    lineOff: (amount: string) => `−${amount} with your coupon`,
    removeCode: (code: string) => `Remove coupon ${code}`,
    removeFailed: { title: 'Error', description: 'The coupon could not be removed' },
    problems: {
      off: (code) => `${code} is not valid any more.`,
      not_started: (code) => `${code} is not valid yet.`,
      ended: (code) => `${code} has ended.`,
      used_up: (code) => `${code} has been used up.`,
      used_by_you: (code) => `You have used ${code} already.`,
      not_for_these: (code) => `${code} is not for what is in your cart.`,
    } satisfies Record<NonNullable<CartCoupon['problem']>, (code: string) => string>,
    applying: 'Applying your coupon...',
    linkApplied: (value: string) => `${value}! ✨`,
    linkAppliedText: (code: string) => `Coupon ${code} waits in your cart`,
    notApplied: 'This coupon does not apply',
    unknown: 'This coupon did not work',
    linkFailed: 'Please open the link again in a moment. The library is open either way.',
  },
  coach: {
    title: 'Buying is for your members',
    description:
      'You are signed in as the coach, and the coach does not buy: everything here is yours already. Sign in as a member to walk the road they walk.',
    toConsole: 'Open the Creator Portal',
    library: 'Browse Library',
  },
} as const;
