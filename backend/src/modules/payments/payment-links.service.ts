import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { StripeAccount } from '../../platform/stripe/stripe-account.js';

@Injectable()
export class PaymentLinksService {
  constructor(
    private readonly account: StripeAccount,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  urlOf(paymentId: string): string {
    return this.at(`payments/${paymentId}`);
  }

  urlOfDispute(stripeDisputeId: string): string {
    return this.at(`disputes/${stripeDisputeId}`);
  }

  private at(page: string): string {
    const { sandbox, secretKey } = this.account;
    if (sandbox) return `${this.config.publicUrl}/sandbox/payments`;
    const mode = secretKey.startsWith('sk_test_') ? 'test/' : '';
    return `https://dashboard.stripe.com/${mode}${page}`;
  }
}
