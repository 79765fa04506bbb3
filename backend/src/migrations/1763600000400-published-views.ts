import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The views modules publish to one another. Tables are private; each view belongs to the module that owns its tables and carries
 * the meaning, so that `ended_at IS NULL` stands in one place. The planner merges them into the query: no
 * DISTINCT, no aggregate, no LIMIT in one that is read often. The outer joins go along a foreign key and find their row
 * always; written as outer joins they are left out of a query that does not ask for their columns.
 *
 * A migration that changes a column under a view drops the view first and makes it again.
 */
export class PublishedViews1763600000400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE VIEW "account_names" AS SELECT id, name, role FROM "accounts";

      CREATE VIEW "members" AS
        SELECT a.id, a.name, a.email, a.phone, a.birthday, a.address, a.city, a.state, a.zip_code, a.country,
               a.avatar_asset_id, a.time_zone, a.created_at AS joined_at,
               (SELECT max(s.last_seen_at) FROM "login_sessions" s WHERE s.account_id = a.id) AS last_seen_at
        FROM "accounts" a WHERE a.role = 'member';

      CREATE VIEW "coach_calendar" AS
        SELECT coalesce((
          SELECT time_zone FROM "accounts" WHERE role = 'creator' ORDER BY created_at, id LIMIT 1
        ), 'UTC') AS time_zone;

      CREATE VIEW "media_facts" AS SELECT id, kind, file_name, file_size, duration_seconds FROM "media_assets";

      CREATE VIEW "product_facts" AS
        SELECT id, type, status, title, summary, description, whats_inside, price_cents, currency, category, duration, tags,
               thumbnail_asset_id, thumbnail_alt, creator, published_at, publish_at, created_at,
               removed_at IS NOT NULL AS is_removed
        FROM "products";

      CREATE VIEW "published_products" AS
        SELECT id, type, status, title, summary, description, whats_inside, price_cents, currency, category, duration, tags,
               thumbnail_asset_id, thumbnail_alt, creator, published_at, publish_at, created_at
        FROM "products" WHERE status = 'published';

      CREATE VIEW "product_downloads" AS SELECT id, product_id, asset_id, position FROM "product_files";

      CREATE VIEW "visible_reviews" AS
        SELECT id, product_id, account_id, rating, text, answer, created_at FROM "reviews" WHERE hidden_reason IS NULL;

      CREATE VIEW "written_reviews" AS SELECT id, product_id, account_id, created_at FROM "reviews";

      CREATE VIEW "daily_views" AS SELECT product_id, day, views FROM "product_views";

      CREATE VIEW "course_facts" AS SELECT id FROM "courses";

      CREATE VIEW "section_places" AS SELECT id, title, subtitle, position, course_id FROM "sections";

      CREATE VIEW "module_places" AS
        SELECT m.id, m.title, m.subtitle, m.position, m.lock_kind, m.lock_date, m.lock_days,
               m.section_id, s.position AS section_position, s.course_id
        FROM "course_modules" m LEFT JOIN "sections" s ON s.id = m.section_id;

      CREATE VIEW "lesson_places" AS
        SELECT l.id, l.title, l.is_free_preview, l.position, l.module_id, m.title AS module_title,
               m.position AS module_position, m.section_id, s.position AS section_position, s.course_id
        FROM "lessons" l
        LEFT JOIN "course_modules" m ON m.id = l.module_id
        LEFT JOIN "sections" s ON s.id = m.section_id;

      CREATE VIEW "page_places" AS
        SELECT p.id, p.title, p.position, p.lesson_id, l.title AS lesson_title, l.position AS lesson_position,
               m.position AS module_position, s.position AS section_position, s.course_id
        FROM "lesson_pages" p
        LEFT JOIN "lessons" l ON l.id = p.lesson_id
        LEFT JOIN "course_modules" m ON m.id = l.module_id
        LEFT JOIN "sections" s ON s.id = m.section_id;

      CREATE VIEW "binned_lessons" AS
        SELECT (lesson->>'id')::uuid AS id FROM "outline_bin" b, jsonb_array_elements(b.rows->'lessons') lesson;

      CREATE VIEW "widget_facts" AS
        SELECT id, page_id, type, order_index, settings <> '{}' AS is_filled, settings->>'question' AS question,
               (settings->>'mediaAssetId')::uuid AS media_asset_id
        FROM "widgets";

      CREATE VIEW "active_enrollments" AS
        SELECT id, account_id, product_id, source, started_at FROM "enrollments" WHERE ended_at IS NULL;

      CREATE VIEW "begun_enrollments" AS SELECT id, account_id, product_id, source, started_at FROM "enrollments";

      CREATE VIEW "paid_lines" AS
        SELECT u.id, l.order_version_id, u.account_id, u.product_id, u.amount_cents, u.created_at AS paid_at
        FROM "purchases" u LEFT JOIN "order_lines" l ON l.id = u.order_line_id;

      CREATE VIEW "ordered_lines" AS SELECT id, product_id FROM "order_lines";

      CREATE VIEW "completion_facts" AS
        SELECT account_id, kind, subject_id, course_id, completed_at FROM "completions";

      CREATE VIEW "watched_seconds" AS SELECT account_id, course_id, video_id, seconds FROM "watch_times";

      CREATE VIEW "member_positions" AS SELECT account_id, course_id, lesson_id FROM "course_positions";
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP VIEW "account_names", "members", "coach_calendar", "media_facts", "product_facts", "published_products",
        "product_downloads", "visible_reviews", "written_reviews", "daily_views", "course_facts", "section_places",
        "module_places", "lesson_places", "page_places", "binned_lessons", "widget_facts", "active_enrollments",
        "begun_enrollments", "paid_lines", "ordered_lines", "completion_facts", "watched_seconds", "member_positions"
    `);
  }
}
