import type { Faults } from '../widgets/parts/definition';
import type { WidgetType } from '../widgets/parts/widget';
import { WIDGETS } from '../widgets/registry';
import { refusalOf } from '../../providers/refusal';
import { texts } from './texts';

/** Messages shown next to empty required fields after the coach presses Done. */
export const asNeeded = (missing: Faults): Faults =>
  Object.fromEntries(
    Object.keys(missing).map((field) => [field, field === 'mediaAssetId' ? texts.mediaNeeded : texts.needed]),
  );

/** Returns the server's errors by field, in the editor's own words where it has some. */
export function faultsFrom(type: WidgetType, error: unknown): Faults {
  const refusal = refusalOf(error);
  const fields = Object.entries(refusal.fields);
  if (fields.length === 0) return { other: refusal.message ?? texts.failed };
  return Object.fromEntries(
    fields.map(([field, said]) => [field, WIDGETS[type].words?.[field] ?? wordsFor(field, said)]),
  );
}

function wordsFor(field: string, said: string): string {
  if (field.endsWith('AssetId')) return texts.wrong.media;
  if (/too big|at most|long/i.test(said)) return texts.wrong.tooLong;
  return texts.wrong.other;
}
