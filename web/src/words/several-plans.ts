/** True if a subscription's payments have paid different plans, so that each has to be named. */
export const paidSeveralPlans = (payments: readonly { offerName: string }[]): boolean =>
  new Set(payments.map(({ offerName }) => offerName)).size > 1;
