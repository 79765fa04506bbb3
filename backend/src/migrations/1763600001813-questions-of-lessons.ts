import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';

/** Each lesson lists its questions, which must not read all posts. */
export class QuestionsOfLessons1763600001813 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create index community_posts_asked on community_posts (lesson_id, shown_at, id) where lesson_id is not null',
    );
  }
}
