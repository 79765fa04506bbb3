import { Global, Inject, Injectable, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { MetricsServer } from './metrics-server.js';
import { Metrics } from './metrics.js';
import { type Build, BUILD } from '../config/build.js';
import { type Measure, type Measurements, Measures } from './measures.js';

/** Reports the running version as a metric whose value is always 1. */
@Injectable()
@Measures({ sanctum_build: { help: 'Running version', labels: ['version', 'commit'] } })
class BuildMeasure implements Measure {
  constructor(@Inject(BUILD) private readonly build: Build) {}

  measure(): Measurements {
    const { version, commit } = this.build;
    return { sanctum_build: [{ value: 1, labels: { version, commit: commit ?? 'unknown' } }] };
  }
}

@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [BuildMeasure, Metrics, MetricsServer],
  exports: [Metrics, MetricsServer],
})
export class MetricsModule {}
