/** Some of it is quoted from the specification, letter for letter; the rest is ours. */
export const checkoutTexts = {
  pageTitle: 'Checkout',
  preparing: 'Preparing your checkout...',
  title: 'Complete Your Purchase',
  lines: 'What you are buying',
  giftFor: (name: string) => `A gift for ${name}`,
  lineOff: (amount: string) => `−${amount} with your coupon`,
  card: 'Payment',
  backToCart: 'Back to your cart',
  pay: 'Complete Payment',
  accepting: 'By paying',
  processing: 'Processing...',
  safety: 'Your card details go straight to the payment provider. We never see them.',
  loadingForm: 'Loading the payment form',

  signIn: {
    title: 'One small step first',
    description:
      'What you buy is kept in your account, so that it is still there in ten years and on another phone. Sign in or create one now: your cart comes with you.',
    signIn: 'Sign in',
    register: 'Create an account',
  },

  coupon: {
    title: 'Your coupon does not apply',
    goOn: 'Go on without it',
    toCart: 'Back to your cart',
    failed: { title: 'Error', description: 'The coupon could not be removed' },
  },

  succeeded: { title: 'Payment Successful', description: 'Thank you for your purchase! ✨' },
  failed: {
    title: 'Payment Failed',
    fallback: 'The payment could not be completed. Please try again.',
  },
  error: {
    title: 'Error',
    refused: 'Unable to process checkout',
    failed: 'Failed to initialize checkout',
  },
} as const;
