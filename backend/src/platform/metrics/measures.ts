import { DiscoveryService } from '@nestjs/core';

/** One number, and of what it is one. */
export interface Measured {
  value: number;
  labels?: Record<string, string>;
}

/** What is measured at the moment somebody asks, by name without the prefix of the product. */
export type Measurements = Record<string, readonly Measured[]>;

/** Asked at every scrape, so it is quick; while it fails its figures are left out. */
export interface Measure {
  measure(): Promise<Measurements> | Measurements;
}

interface Figure {
  /** One line for those who read the figures. */
  help: string;
  labels?: readonly string[];
}

/** By the name of each figure, which begins with `sanctum_`. */
export type Figures = Record<string, Figure>;

export const measures = DiscoveryService.createDecorator<Figures>();

/** Marks a provider as one that knows figures of the present moment; each is a gauge. */
export const Measures = (figures: Figures): ClassDecorator => measures(figures);
