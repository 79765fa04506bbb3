import { Module } from '@nestjs/common';
import { TimeZonesController } from './time-zones.controller.js';

@Module({ controllers: [TimeZonesController] })
export class TimeZonesModule {}
