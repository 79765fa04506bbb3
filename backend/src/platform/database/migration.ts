import type { MigrationInterface } from 'typeorm';

/** A step of the schema. There is no way back, because it would lose data written since (docs/upgrading.md). */
export type Migration = Pick<MigrationInterface, 'up' | 'transaction'>;
