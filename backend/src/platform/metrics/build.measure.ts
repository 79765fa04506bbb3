import { Inject, Injectable } from '@nestjs/common';
import { type Build, BUILD } from '../config/build.js';
import { type Measure, type Measurements, Measures } from './measures.js';

/** Reports the running version as a metric whose value is always 1. */
@Injectable()
@Measures({ sanctum_build: { help: 'Running version', labels: ['version', 'commit'] } })
export class BuildMeasure implements Measure {
  constructor(@Inject(BUILD) private readonly build: Build) {}

  measure(): Measurements {
    const { version, commit } = this.build;
    return { sanctum_build: [{ value: 1, labels: { version, commit: commit ?? 'unknown' } }] };
  }
}
