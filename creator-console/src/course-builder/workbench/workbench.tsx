import { useState } from 'react';
import { Loaded } from '../../shared/loaded';
import { PageTabs } from '../canvas/page-tabs';
import { spanishTitleOf, widgetsOf } from '../content/lesson-content';
import type { OpenLesson } from '../content/open-lesson';
import { PageActions } from '../content/widget-actions';
import type { BuilderServices } from '../content/lessons';
import { OpenPage } from './open-page';
import { useStore } from '../saving/optimistic-store';
import { texts } from '../shared/texts';
import type { OutlineLesson } from '../outline/outline';
import { useIsSpanish } from '../spanish/spanish-context';
import { SpanishCount } from '../spanish/spanish-count';
import { Frame, type FrameProps } from './side-panel';
import { useQuery } from '@tanstack/react-query';

/** Loads a lesson when it is opened, after sending pending changes. */
const useLessonQuery = (lessonId: string, { lessons }: BuilderServices) =>
  useQuery({
    queryKey: ['course-builder', 'lesson', lessonId],
    queryFn: () => lessons.open(lessonId),
    // Opened lessons can be visited again without a network.
    initialData: () => lessons.find(lessonId),
    gcTime: 0,
    // The open lesson updates itself.
    structuralSharing: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

interface WorkbenchProps extends Pick<FrameProps, 'side' | 'head' | 'foot'> {
  services: BuilderServices;
  lessonId: string;
  /** The lesson as the outline has it. */
  outlined: OutlineLesson;
}

/** Center and right: the pages of a lesson, and the items to put on them. */
export function Workbench(props: WorkbenchProps) {
  const query = useLessonQuery(props.lessonId, props.services);
  if (query.data) return <Pages {...props} lesson={query.data} />;
  const page = (
    <Loaded query={query} failed={texts.pages.failed} loading={texts.pages.loading}>
      {() => null}
    </Loaded>
  );
  return <Frame {...props} page={page} />;
}

function Pages({ lesson, outlined, ...props }: WorkbenchProps & { lesson: OpenLesson }) {
  const { services } = props;
  const content = useStore(lesson.store);
  const { pages } = content;
  const isSpanish = useIsSpanish();
  const [actions] = useState(() => new PageActions(lesson));
  // Selects the first page of a lesson (product rule 6.4).
  const [pageId, setPageId] = useState(pages[0]?.id);
  const named = isSpanish ? pages.map((one) => ({ ...one, title: spanishTitleOf(one) || one.title })) : pages;
  const page = named.find(({ id }) => id === pageId) ?? named[0];
  if (!page) return <Frame {...props} page={null} />;
  const remove = (id: string) => {
    const step = actions.remove(id);
    const undo = () => {
      if (services.history.undoStep(step)) setPageId(id);
    };
    services.toast({ title: texts.tree.deleted(page.title), undo });
  };
  const tabs = (
    <>
      {isSpanish && <SpanishCount lesson={outlined} content={content} />}
      <PageTabs
        pages={named}
        selected={page}
        onSelect={setPageId}
        onAdd={() => setPageId(actions.add(texts.pages.title(pages.length + 1)))}
        onRename={(id, title) => (isSpanish ? actions.translate(id, title) : actions.rename(id, title))}
        onDelete={remove}
      />
    </>
  );
  return (
    <OpenPage
      key={page.id}
      {...props}
      lesson={lesson}
      pageId={page.id}
      pages={named}
      widgets={widgetsOf(content, page.id)}
      tabs={tabs}
    />
  );
}
