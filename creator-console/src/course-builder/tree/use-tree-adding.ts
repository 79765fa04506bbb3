import { useMemo, useRef, useEffect } from 'react';
import { lessonsOf, modulesOf, type CourseOutline } from '../outline/outline';
import type { OutlineActions } from '../outline/outline-actions';
import { texts } from '../shared/texts';

interface Adding {
  outline: CourseOutline;
  actions: OutlineActions;
  onToggle: (moduleId: string, open?: boolean) => void;
  onSelect: (lessonId: string) => void;
  /** Called with the id of a new node, so that its name can be typed. */
  onAdded: (id: string) => void;
}

/** Adds nodes at once, under a default name that can be overwritten. */
export function useTreeAdding({ outline, actions, onToggle, onSelect, onAdded }: Adding) {
  const now = useRef(outline);
  useEffect(() => {
    now.current = outline;
  }, [outline]);
  return useMemo(() => {
    const addSection = () =>
      actions.add('sections', texts.tree.newSection(now.current.sections.length + 1), {
        parentId: now.current.id,
      });
    const addModule = (sectionId: string) => {
      const title = texts.tree.newModule(modulesOf(now.current, sectionId).length + 1);
      const id = actions.add('modules', title, { parentId: sectionId });
      onToggle(id, true);
      onAdded(id);
    };
    return {
      section: () => onAdded(addSection()),
      module: addModule,
      /** Adds the first module, and its section if there is none. */
      firstModule: () => addModule(now.current.sections[0]?.id ?? addSection()),
      lesson: (moduleId: string) => {
        const title = texts.tree.newLesson(lessonsOf(now.current, moduleId).length + 1);
        const id = actions.add('lessons', title, { parentId: moduleId });
        onSelect(id);
        onAdded(id);
      },
    };
  }, [actions, onToggle, onSelect, onAdded]);
}
