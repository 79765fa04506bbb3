import { Global, Module } from '@nestjs/common';
import { PaymentSandbox } from '../../stand-ins/payment-sandbox/payment-sandbox.js';
import { StripeAccount } from './stripe-account.js';

/** The payment account, everywhere, and the sandbox that stands in for it. */
@Global()
@Module({ providers: [StripeAccount, PaymentSandbox], exports: [StripeAccount, PaymentSandbox] })
export class StripeModule {}
