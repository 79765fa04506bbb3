import { Module } from '@nestjs/common';
import { OutsideFetcher } from './outside-fetcher.js';
import { OutsideNetwork } from './outside-network.js';
import { OutsidePoster } from './outside-poster.js';
import { OutsideRequests } from './outside-requests.js';

/**
 * Provides the only way to addresses that users entered (product rule 7.2). Each importing module has a decision
 * record.
 */
@Module({
  providers: [OutsideNetwork, OutsideRequests, OutsideFetcher, OutsidePoster],
  exports: [OutsideFetcher, OutsidePoster],
})
export class OutsideModule {}
