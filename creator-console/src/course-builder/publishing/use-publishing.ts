import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalOf, WrongFields } from '../../providers/refusal';
import { useActs } from '../../providers/use-acts';
import { momentOf } from '../../shared/moment';
import { readProduct } from '../../shared/publishing/product.api';
import type { BuilderServices } from '../content/lessons';
import type { CourseOutline } from '../outline/outline';
import type { Product } from './readiness';
import { texts } from './texts';

export type Publishing = ReturnType<typeof usePublishing>;

/** Publication status of a course, and actions to publish and unpublish it. Pending changes are saved first. */
export function usePublishing(
  { id, status }: CourseOutline,
  { savers, toast }: BuilderServices,
  onPublished: () => Promise<unknown>,
) {
  const queryKey = ['course-builder', 'product', id];
  const { data: product } = useQuery({ queryKey, queryFn: () => readProduct(id), gcTime: 0 });
  const queries = useQueryClient();
  const acts = useActs();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function attempt(work: () => Promise<Product>, done?: string): Promise<void> {
    if (!(await savers.settle()))
      throw new WrongFields(savers.getSnapshot() === 'unfinished' ? texts.unfinished : texts.notSaved, {});
    queries.setQueryData(queryKey, await work());
    if (done) toast({ title: done });
  }

  async function run(work: () => Promise<Product>, done?: string): Promise<boolean> {
    setBusy(true);
    setProblem(undefined);
    try {
      await attempt(work, done);
      return true;
    } catch (error) {
      setProblem(refusalOf(error).message ?? texts.failed);
      return false;
    } finally {
      setBusy(false);
    }
  }

  return {
    status: product?.status ?? status,
    publishAt: product?.publishAt ?? null,
    scheduleMissedAt: product?.scheduleMissedAt ?? null,
    isBusy,
    problem,
    forget: () => setProblem(undefined),
    publish: () =>
      run(async () => {
        const product = await acts.publishProduct(id);
        await onPublished();
        return product;
      }),
    unpublish: () => run(() => acts.unpublishProduct(id), texts.done.unpublish),
    restore: () => run(() => acts.restoreProduct(id), texts.done.restore),
    unschedule: () => run(() => acts.scheduleProduct(id, null), texts.done.unschedule),
    /** Rejects with the refusal, for the dialog to show. */
    schedule: (publishAt: string | null) =>
      attempt(
        () => acts.scheduleProduct(id, publishAt),
        publishAt === null ? texts.done.unschedule : texts.done.schedule(momentOf(publishAt)),
      ),
  };
}
