import type { MigrationInterface } from 'typeorm';

/** A step of the schema. There is no way back: what people wrote meanwhile would go (docs/upgrading.md). */
export type Migration = Pick<MigrationInterface, 'up' | 'transaction'>;
