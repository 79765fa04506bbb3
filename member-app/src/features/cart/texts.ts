/** Quoted from spec §2 and §8. */
export const cartTexts = {
  add: 'Add to Cart',
  adding: 'Adding...',
  free: 'Get it free',
  owned: 'Yours already',
  added: {
    title: 'Added to cart! ✨',
    description: (title: string) => `${title} has been added to your cart`,
  },
  addFailed: { title: 'Error', description: 'Failed to add item to cart' },
} as const;
