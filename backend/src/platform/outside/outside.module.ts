import { Module } from '@nestjs/common';
import { OutsideFetcher } from './outside-fetcher.js';
import { OutsideNetwork } from './outside-network.js';
import { OutsidePoster } from './outside-poster.js';
import { OutsideRequests } from './outside-requests.js';

/** The one way to an address that somebody else chose (product rule 7.2). Who imports it has a decision record that says why. */
@Module({
  providers: [OutsideNetwork, OutsideRequests, OutsideFetcher, OutsidePoster],
  exports: [OutsideFetcher, OutsidePoster],
})
export class OutsideModule {}
