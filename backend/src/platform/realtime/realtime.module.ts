import { Global, Module } from '@nestjs/common';
import { LiveUpdates, LiveUpdatesMeasure } from './live-updates.js';
import { LiveUpdatesController } from './live-updates.controller.js';

@Global()
@Module({
  controllers: [LiveUpdatesController],
  providers: [LiveUpdates, LiveUpdatesMeasure],
  exports: [LiveUpdates],
})
export class RealtimeModule {}
