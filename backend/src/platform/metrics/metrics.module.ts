import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { BuildMeasure } from './build.measure.js';
import { MetricsServer } from './metrics-server.js';
import { Metrics } from './metrics.js';

/** Counts and measures this process for monitoring. */
@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [BuildMeasure, Metrics, MetricsServer],
  exports: [Metrics, MetricsServer],
})
export class MetricsModule {}
