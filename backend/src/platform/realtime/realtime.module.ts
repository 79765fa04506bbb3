import { Global, Module } from '@nestjs/common';
import { LiveUpdates } from './live-updates.js';
import { LiveUpdatesController } from './live-updates.controller.js';

@Global()
@Module({ controllers: [LiveUpdatesController], providers: [LiveUpdates], exports: [LiveUpdates] })
export class RealtimeModule {}
