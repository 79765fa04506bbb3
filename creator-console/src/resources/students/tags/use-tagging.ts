import { useRefresh } from 'react-admin';
import { useToast } from '../../../shared/toast/use-toast';
import { addTag, removeTag, type Tag } from './student-tags.api';
import { texts } from './texts';

/** Puts a tag on students and takes it off; both can be undone, and undoing touches only those who were changed. */
export function useTagging() {
  const [toast, refresh] = [useToast(), useRefresh()];
  const failed = () => toast({ title: texts.failed, failed: true });

  async function add(name: string, ids: string[]): Promise<void> {
    const { tag, studentIds } = await addTag(name, ids);
    const undo = () => void removeTag(tag.id, studentIds).then(refresh, failed);
    toast({ title: texts.added(tag.name, studentIds.length), ...(studentIds.length > 0 && { undo }) });
    refresh();
  }

  async function remove(tag: Tag, id: string): Promise<void> {
    try {
      await removeTag(tag.id, [id]);
      const undo = () => void addTag(tag.name, [id]).then(refresh, failed);
      toast({ title: texts.removed(tag.name), undo });
      refresh();
    } catch {
      failed();
    }
  }

  return { add, remove };
}
