import { DiscoveryService } from '@nestjs/core';

/** A value with labels that say what it measures. */
export interface Measured {
  value: number;
  labels?: Record<string, string>;
}

/** Values measured at the moment of a scrape, by the name of the metric. */
export type Measurements = Record<string, readonly Measured[]>;

/** Provides metrics at every scrape, so it must be quick. If it fails, its metrics are left out. */
export interface Measure {
  measure(): Promise<Measurements> | Measurements;
}

interface Figure {
  /** Description for people who read the metrics. */
  help: string;
  labels?: readonly string[];
}

/** Metrics by name; each name begins with `sanctum_`. */
export type Figures = Record<string, Figure>;

export const measures = DiscoveryService.createDecorator<Figures>();

/** Marks a provider of current values; each is a gauge. */
export const Measures = (figures: Figures): ClassDecorator => measures(figures);
