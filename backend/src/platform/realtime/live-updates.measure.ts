import { Injectable } from '@nestjs/common';
import { type Measure, type Measurements, Measures } from '../metrics/measures.js';
import { LiveUpdates } from './live-updates.js';

/** Counts open streams: a stream lasts as long as a page is open, so the counters of finished requests do not show it. */
@Injectable()
@Measures({ sanctum_live_streams: { help: 'Open live update streams of this process' } })
export class LiveUpdatesMeasure implements Measure {
  constructor(private readonly updates: LiveUpdates) {}

  measure(): Measurements {
    return { sanctum_live_streams: [{ value: this.updates.openStreams }] };
  }
}
