import { useRefresh, useGetList } from 'react-admin';
import { useActs } from '../../../providers/use-acts';
import { useToast } from '../../../shared/toast/use-toast';
import { texts } from './texts';
import type { Schemas } from '@sanctum/openapi';

type Tag = Schemas['TagOfStudent'];
export type CountedTag = Schemas['StudentTagResponse'];

/** All tags with their numbers of students; reloaded wherever they are shown. */
export const useTags = () =>
  useGetList<CountedTag>(
    'student-tags',
    { pagination: { page: 1, perPage: 1000 }, sort: { field: 'name', order: 'ASC' } },
    { staleTime: 0 },
  );

/** Adds a tag to students and removes it; both can be undone, and undo affects only the students that changed. */
export function useTagging() {
  const toast = useToast();
  const refresh = useRefresh();
  const { tagStudents, untagStudents } = useActs();
  const failed = () => toast({ title: texts.failed, failed: true });

  async function add(name: string, ids: string[]): Promise<void> {
    const { tag, studentIds } = await tagStudents(name, ids);
    const undo = () => void untagStudents(tag.id, studentIds).then(refresh, failed);
    toast({ title: texts.added(tag.name, studentIds.length), ...(studentIds.length > 0 && { undo }) });
    refresh();
  }

  async function remove(tag: Tag, id: string): Promise<void> {
    try {
      await untagStudents(tag.id, [id]);
      const undo = () => void tagStudents(tag.name, [id]).then(refresh, failed);
      toast({ title: texts.removed(tag.name), undo });
      refresh();
    } catch {
      failed();
    }
  }

  return { add, remove };
}
