import type { Schemas } from '@sanctum/openapi';

/** Same as the server's limits. */
export const TITLE_LIMIT = 160;
export const SUBTITLE_LIMIT = 300;
export const DESCRIPTION_LIMIT = 2000;
export const LOCK_DAYS_AT_MOST = 3650;

/** Shorter moves are clicks (product rule 6.3). */
export const DRAG_ACTIVATION = { distance: 8 };

export type CourseOutline = Schemas['CourseOutlineResponse'];
export type OutlineSection = CourseOutline['sections'][number];
export type OutlineModule = CourseOutline['modules'][number];
export type OutlineLesson = CourseOutline['lessons'][number];
export type OutlineLevel = 'sections' | 'modules' | 'lessons';
type OutlineNode = OutlineSection | OutlineModule | OutlineLesson;

/** Changes to a node, by level. */
export interface Edits {
  sections: Schemas['EditSectionRequest'];
  modules: Schemas['EditModuleRequest'];
  lessons: Schemas['EditLessonRequest'];
}

/** Position of a node: its parent, and the sibling before it (null: first; undefined: last). */
export interface OutlinePlace {
  parentId: string;
  after?: string | null;
}

/** A removed node with its contents and position. */
export interface RemovedNode {
  level: OutlineLevel;
  id: string;
  title: string;
  parentId: string;
  index: number;
  sections: OutlineSection[];
  modules: OutlineModule[];
  lessons: OutlineLesson[];
}

export const levelOf = (outline: CourseOutline, id: string): OutlineLevel | undefined =>
  (['sections', 'modules', 'lessons'] as const).find((level) =>
    outline[level].some((node) => node.id === id),
  );

export const nodeOf = (outline: CourseOutline, id: string): OutlineNode | undefined =>
  [outline.sections, outline.modules, outline.lessons].flat().find((node) => node.id === id);

/** Title of a node; empty if it is gone. */
export const titleOf = (outline: CourseOutline, id: string): string => nodeOf(outline, id)?.title ?? '';

export function parentOf(outline: CourseOutline, node: OutlineNode): string {
  if ('moduleId' in node) return node.moduleId;
  return 'sectionId' in node ? node.sectionId : outline.id;
}

export const childrenOf = (outline: CourseOutline, level: OutlineLevel, parentId: string): OutlineNode[] =>
  outline[level].filter((node) => parentOf(outline, node) === parentId);

export const modulesOf = ({ modules }: CourseOutline, sectionId: string): OutlineModule[] =>
  modules.filter((module) => module.sectionId === sectionId);

export const lessonsOf = ({ lessons }: CourseOutline, moduleId: string): OutlineLesson[] =>
  lessons.filter((lesson) => lesson.moduleId === moduleId);

/** Modules in reading order, from top to bottom. */
export function modulesInOrder(outline: CourseOutline): OutlineModule[] {
  const bySection = grouped(outline.modules, ({ sectionId }) => sectionId);
  return outline.sections.flatMap(({ id }) => bySection.get(id) ?? []);
}

export const lessonsByModule = ({ lessons }: CourseOutline): ReadonlyMap<string, OutlineLesson[]> =>
  grouped(lessons, ({ moduleId }) => moduleId);

export function lessonsInOrder(outline: CourseOutline): OutlineLesson[] {
  const byModule = lessonsByModule(outline);
  return modulesInOrder(outline).flatMap(({ id }) => byModule.get(id) ?? []);
}

export function add(
  outline: CourseOutline,
  level: OutlineLevel,
  id: string,
  title: string,
  place: OutlinePlace,
): CourseOutline {
  return insert(outline, level, blank(level, id, title, place.parentId), place.after);
}

export function edit<Node extends OutlineNode>(
  outline: CourseOutline,
  level: OutlineLevel,
  id: string,
  changes: Partial<Node>,
): CourseOutline {
  const nodes = outline[level].map((node) => (node.id === id ? { ...node, ...changes } : node));
  return { ...outline, [level]: nodes };
}

export function move(
  outline: CourseOutline,
  level: OutlineLevel,
  id: string,
  { parentId, after }: OutlinePlace,
): CourseOutline {
  const node = outline[level].find((each) => each.id === id);
  if (!node || after === id) return outline;
  const without = { ...outline, [level]: outline[level].filter((each) => each.id !== id) };
  return insert(without, level, { ...node, ...parentField(level, parentId) }, after);
}

export function remove(outline: CourseOutline, id: string): CourseOutline {
  const modules = outline.modules.filter((module) => module.id !== id && module.sectionId !== id);
  const remaining = new Set(modules.map((module) => module.id));
  return {
    ...outline,
    sections: outline.sections.filter((section) => section.id !== id),
    modules,
    lessons: outline.lessons.filter((lesson) => lesson.id !== id && remaining.has(lesson.moduleId)),
  };
}

/** Returns what `remove` would remove, in the form `restore` takes; undefined if the node is gone. */
export function takeOut(outline: CourseOutline, level: OutlineLevel, id: string): RemovedNode | undefined {
  const node = outline[level].find((each) => each.id === id);
  if (!node) return undefined;
  const rest = remove(outline, id);
  const gone = <T extends OutlineNode>(all: T[], remaining: T[]) =>
    all.filter((each) => !remaining.includes(each));
  const parentId = parentOf(outline, node);
  return {
    level,
    id,
    title: node.title,
    parentId,
    index: childrenOf(outline, level, parentId).indexOf(node),
    sections: gone(outline.sections, rest.sections),
    modules: gone(outline.modules, rest.modules),
    lessons: gone(outline.lessons, rest.lessons),
  };
}

export function restore(outline: CourseOutline, removed: RemovedNode): CourseOutline {
  const { level, id, parentId, index } = removed;
  if (outline[level].some((node) => node.id === id)) return outline;
  const after = childrenOf(outline, level, parentId)[index - 1]?.id ?? null;
  const node = removed[level].find((each) => each.id === id)!;
  const inside = <T extends OutlineNode>(nodes: T[]) => nodes.filter((each) => each.id !== id);
  return insert(
    {
      ...outline,
      sections: [...outline.sections, ...inside(removed.sections)],
      modules: [...outline.modules, ...inside(removed.modules)],
      lessons: [...outline.lessons, ...inside(removed.lessons)],
    },
    level,
    node,
    after,
  );
}

/** Inserts a node among its siblings; its position relative to the children of other parents does not matter. */
function insert(
  outline: CourseOutline,
  level: OutlineLevel,
  node: OutlineNode,
  after?: string | null,
): CourseOutline {
  const nodes: OutlineNode[] = [...outline[level]];
  const behind = typeof after === 'string' ? nodes.findIndex(({ id }) => id === after) : -1;
  if (behind >= 0) nodes.splice(behind + 1, 0, node);
  else if (after === null) nodes.unshift(node);
  else nodes.push(node);
  return { ...outline, [level]: nodes };
}

const parentField = (level: OutlineLevel, parentId: string) =>
  level === 'lessons' ? { moduleId: parentId } : level === 'modules' ? { sectionId: parentId } : {};

function blank(level: OutlineLevel, id: string, title: string, parentId: string): OutlineNode {
  const own = { id, title, subtitle: '', translations: {}, version: 1 };
  switch (level) {
    case 'sections':
      return own;
    case 'modules':
      return { ...own, sectionId: parentId, thumbnailUrl: null, lock: null };
    case 'lessons':
      return {
        ...own,
        moduleId: parentId,
        thumbnailUrl: null,
        description: '',
        isFreePreview: false,
        completionRule: 'all_videos',
        pageCount: 0,
        isPublished: false,
      };
  }
}

function grouped<T>(all: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return groups;
}
