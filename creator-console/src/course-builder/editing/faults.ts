import type { Faults } from '../widgets/parts/draft';
import type { WidgetType } from '../widgets/parts/widget';
import { WIDGETS } from '../widgets/registry';
import { problemOf } from './api';
import { texts } from './texts';

/** What is missing, as the coach reads it beside the field after a press on Done. */
export const asNeeded = (missing: Faults): Faults =>
  Object.fromEntries(
    Object.keys(missing).map((field) => [field, field === 'mediaAssetId' ? texts.mediaNeeded : texts.needed]),
  );

/** What the server says is wrong, in the words of the editor where it has some. */
export function faultsFrom(type: WidgetType, error: unknown): Faults {
  const problem = problemOf(error);
  if (!problem) return { other: texts.failed };
  const fields = Object.entries(problem.fields);
  if (fields.length === 0) return { other: problem.message };
  return Object.fromEntries(
    fields.map(([field, said]) => [field, WIDGETS[type].words?.[field] ?? wordsFor(field, said)]),
  );
}

function wordsFor(field: string, said: string): string {
  if (field.endsWith('AssetId')) return texts.wrong.media;
  if (/too big|at most|long/i.test(said)) return texts.wrong.tooLong;
  return texts.wrong.other;
}
