import { DiscoveryService } from '@nestjs/core';

/** One value, and the labels that say what it measures. */
export interface Measured {
  value: number;
  labels?: Record<string, string>;
}

/** Values measured at the moment of a scrape, by the name of the metric. */
export type Measurements = Record<string, readonly Measured[]>;

/** Provides metrics at every scrape, so it must be quick; while it fails, its metrics are left out. */
export interface Measure {
  measure(): Promise<Measurements> | Measurements;
}

interface Figure {
  /** One line for people who read the metrics. */
  help: string;
  labels?: readonly string[];
}

/** Metrics by name; each name begins with `sanctum_`. */
export type Figures = Record<string, Figure>;

export const measures = DiscoveryService.createDecorator<Figures>();

/** Marks a provider of metrics of the present moment; each is a gauge. */
export const Measures = (figures: Figures): ClassDecorator => measures(figures);
