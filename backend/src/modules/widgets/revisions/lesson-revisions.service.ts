import { Injectable } from '@nestjs/common';
import { Clock, minutes } from '../../../kernel/clock.js';
import { DomainError, notFound } from '../../../kernel/errors.js';
import { newId } from '../../../kernel/ids.js';
import type { Tx } from '../../../platform/database/database.js';
import { type Edition, LessonPagesService } from '../../courses/index.js';
import { WidgetPlacesService } from '../storage/widget-places.service.js';
import { changedTypes, type LessonSnapshot, type SnapshotPage } from './lesson-snapshot.js';

/** The editing coach, and the lesson version they have seen (`If-Match`); undefined if the call does not name one. */
export type Editor = { accountId: string; seen?: number | undefined };

/** A lesson, locked until the transaction ends. */
export interface LockedLesson {
  id: string;
  version: number;
  by: Editor;
  last?: { by: string; name: string | null; at: Date; keptAt: Date };
}

/** Extent of a change: overwrites nothing, the settings of a widget, or everything. */
export type Change = 'arranges' | 'overwrites' | 'replaces';

const snapshotFrom = (pages: string, widgets: string): string => `
  select p.id, p.title, p.translations, coalesce((
    select json_agg(json_build_object('id', w.id, 'type', w.type, 'settings', w.settings) order by w.order_index)
    from ${widgets} w where w.page_id = p.id
  ), '[]') as widgets
  from ${pages} p where p.lesson_id = $1 order by p.position`;

const SNAPSHOT: Record<Edition, string> = {
  draft: snapshotFrom('builder_pages', 'widgets'),
  live: snapshotFrom('page_places', 'published_widgets'),
};

/** Time within which one coach's changes make one version in the history. */
const ONE_RUN = minutes(2);
export const VERSIONS_KEPT = 100;

/**
 * Records changes of lesson contents. Every change locks the lesson, checks that the coach has seen its latest version,
 * and creates the next version, which puts the previous contents into the history.
 */
@Injectable()
export class LessonRevisionsService {
  constructor(
    private readonly clock: Clock,
    private readonly pages: LessonPagesService,
    private readonly places: WidgetPlacesService,
  ) {}

  lockLesson(tx: Tx, lessonId: string, by: Editor): Promise<LockedLesson> {
    return this.lock(tx, async () => lessonId, by);
  }

  lockPage(tx: Tx, pageId: string, by: Editor): Promise<LockedLesson> {
    return this.lock(tx, async () => (await this.pages.placeOf(tx, pageId)).lessonId, by);
  }

  lockWidget(tx: Tx, id: string, by: Editor): Promise<LockedLesson> {
    const locate = async (): Promise<string> => {
      const widget = await this.places.find(tx, id);
      if (!widget) throw notFound('Widget');
      return (await this.pages.placeOf(tx, widget.pageId)).lessonId;
    };
    return this.lock(tx, locate, by);
  }

  /** Locks the lesson that `locate` finds, and locates again under the lock, because the data may have moved. */
  async lock(tx: Tx, locate: () => Promise<string>, by: Editor): Promise<LockedLesson> {
    await this.pages.lock(tx, await locate());
    const id = await locate();
    const row = await tx.one<{ version: number } & NonNullable<LockedLesson['last']>>(
      `select c.version, c.updated_by as "by", a.name, c.updated_at as "at", c.kept_at as "keptAt"
       from lesson_contents c left join account_names a on a.id = c.updated_by where c.lesson_id = $1`,
      [id],
    );
    if (!row) return { id, version: 0, by };
    const { version, ...last } = row;
    return { id, version, by, last };
  }

  /**
   * Refuses a change based on an older version. With `done`, the change was already made: if only one version lies in
   * between, the same call was repeated, and gets the first answer again.
   */
  assertVersion({ version, by: { seen }, last }: LockedLesson, { done = false } = {}): void {
    if (seen === undefined || seen === version || (done && seen + 1 === version)) return;
    throw new DomainError(
      'stale_edit',
      'This lesson was changed somewhere else. Reload to see the latest version.',
      { current: { lessonVersion: version, changedBy: last?.name ?? null, changedAt: last?.at ?? null } },
    );
  }

  /**
   * Creates the next version and returns its number. Call this before the first write: it puts the current contents
   * into the history, unless the same coach's run of changes continues. Contents that are overwritten unseen always go
   * into the history.
   */
  async version(tx: Tx, lesson: LockedLesson, change: Change = 'arranges'): Promise<number> {
    const { id, version, by, last } = lesson;
    const now = this.clock.now();
    const isStep = change === 'replaces' || (change === 'overwrites' && by.seen === undefined);
    const goesOn = !isStep && last?.by === by.accountId && now.getTime() - last.keptAt.getTime() < ONE_RUN;
    if (!goesOn) await this.addToHistory(tx, lesson, now);
    await tx.query(
      `insert into lesson_contents (lesson_id, version, updated_by, updated_at, kept_at) values ($1, $2, $3, $4, $5)
       on conflict (lesson_id) do update set version = $2, updated_by = $3, updated_at = $4, kept_at = $5`,
      [id, version + 1, by.accountId, now, goesOn ? last.keptAt : now],
    );
    return version + 1;
  }

  /** Returns the contents of a lesson as the coach edits them, or as members see them. */
  async snapshot(tx: Tx, lessonId: string, edition: Edition = 'draft'): Promise<LessonSnapshot> {
    return { pages: await tx.query<SnapshotPage>(SNAPSHOT[edition], [lessonId]) };
  }

  private async addToHistory(tx: Tx, { id, version, last }: LockedLesson, now: Date): Promise<void> {
    const content = await this.snapshot(tx, id);
    if (content.pages.every(({ widgets }) => widgets.length === 0)) return;
    const before = await tx.one<{ content: LessonSnapshot }>(
      'select content from lesson_versions where lesson_id = $1 order by version desc limit 1',
      [id],
    );
    await tx.query(
      `insert into lesson_versions (id, lesson_id, version, content, changed_types, saved_by, saved_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [
        newId(),
        id,
        version,
        JSON.stringify(content),
        JSON.stringify(changedTypes(before?.content, content)),
        last?.by ?? null,
        last?.at ?? now,
      ],
    );
    await tx.query(
      `delete from lesson_versions where id in (
         select id from lesson_versions where lesson_id = $1 order by version desc offset ${VERSIONS_KEPT}
       )`,
      [id],
    );
  }
}
