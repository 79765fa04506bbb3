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
    tax: 'Tax',
    total: 'Total',
    checkout: 'Proceed to Checkout',
    continue: 'Continue Shopping',
    note: 'Yours to keep, at your own pace.',
  },
  coach: {
    title: 'Buying is for your members',
    description:
      'You are signed in as the coach, and the coach does not buy: everything here is yours already. Sign in as a member to walk the road they walk.',
    toConsole: 'Open the Creator Portal',
    library: 'Browse Library',
  },
} as const;
