import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { Log } from '../telemetry/log.js';
import { type Measure, type Measured, measures } from './measures.js';

export type { Counter };

/** Histogram buckets in seconds. A page feels quick below 0.25, and a request is cut off after 30. */
const DURATIONS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export interface AnsweredRequest {
  method: string;
  /** Pattern of the address, such as `/api/products/:id`, to limit the number of label values. */
  route: string;
  status: number;
  /** Duration; `undefined` for a stream, which lasts as long as its reader. */
  seconds: number | undefined;
}

/** All metrics of this process, for Prometheus. Code that counts something gets its counter here. */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();
  private readonly requests = new Counter({
    name: 'sanctum_http_requests_total',
    help: 'Answered requests',
    labelNames: ['method', 'route', 'status'] as const,
    registers: [this.registry],
  });
  private readonly durations = new Histogram({
    name: 'sanctum_http_request_seconds',
    help: 'Duration of requests in seconds',
    labelNames: ['method', 'route'] as const,
    buckets: DURATIONS,
    registers: [this.registry],
  });
  private isComplete = false;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly log: Log,
  ) {}

  counter<Label extends string>(name: string, help: string, labelNames: readonly Label[]): Counter<Label> {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  answered({ method, route, status, seconds }: AnsweredRequest): void {
    this.requests.inc({ method, route, status });
    if (seconds !== undefined) this.durations.observe({ method, route }, seconds);
  }

  async text(): Promise<{ type: string; text: string }> {
    this.complete();
    return { type: this.registry.contentType, text: await this.registry.metrics() };
  }

  names(): string[] {
    this.complete();
    return this.registry.getMetricsAsArray().map(({ name }) => name);
  }

  /** Registers the remaining metrics at the first scrape: a process that nobody monitors does not measure itself. */
  private complete(): void {
    if (this.isComplete) return;
    this.isComplete = true;
    collectDefaultMetrics({ register: this.registry });
    for (const wrapper of this.discovery.getProviders({ metadataKey: measures.KEY })) {
      const figures = this.discovery.getMetadataByDecorator(measures, wrapper)!;
      const ask = askedOnce(wrapper.instance as Measure, (error) =>
        this.log.warn({ error, measure: wrapper.name }, 'figures cannot be read'),
      );
      for (const [name, { help, labels = [] }] of Object.entries(figures))
        this.gauge({ name, help, labels, ask });
    }
  }

  private gauge({ name, help, labels, ask }: ComputedGauge): void {
    const gauge = new Gauge({
      name,
      help,
      labelNames: labels,
      registers: [this.registry],
      collect: async () => {
        gauge.reset();
        // Without labels, a reset would leave a zero, which means that all is well.
        if (labels.length === 0) gauge.remove();
        for (const { value, labels: of = {} } of (await ask(name)) ?? []) gauge.set(of, value);
      },
    });
  }
}

interface ComputedGauge {
  name: string;
  help: string;
  labels: readonly string[];
  ask: (name: string) => Promise<readonly Measured[] | undefined>;
}

/** Reads all metrics of one measure together: the first metric runs the measure, and the others share its result. */
function askedOnce(measure: Measure, onFailure: (error: unknown) => void): ComputedGauge['ask'] {
  let asked: Promise<Record<string, readonly Measured[]>> | undefined;
  return async (name) => {
    asked ??= (async () => measure.measure())()
      .catch((error: unknown) => {
        onFailure(error);
        return {};
      })
      .finally(() => {
        asked = undefined;
      });
    return (await asked)[name];
  };
}
