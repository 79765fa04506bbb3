import { Module } from '@nestjs/common';
import { OutsideFetcher } from './outside-fetcher.js';
import { OutsideNetwork } from './outside-network.js';

/** The one way to an address that a person typed (product rule 7.2). Who imports it has a decision record that says why. */
@Module({ providers: [OutsideNetwork, OutsideFetcher], exports: [OutsideFetcher] })
export class OutsideModule {}
