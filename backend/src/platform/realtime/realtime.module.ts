import { Global, Module } from '@nestjs/common';
import { LiveUpdates } from './live-updates.js';
import { LiveUpdatesController } from './live-updates.controller.js';
import { LiveUpdatesMeasure } from './live-updates.measure.js';

@Global()
@Module({
  controllers: [LiveUpdatesController],
  providers: [LiveUpdates, LiveUpdatesMeasure],
  exports: [LiveUpdates],
})
export class RealtimeModule {}
