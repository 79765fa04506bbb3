import type { Schemas } from '@sanctum/openapi';
import CirclePlay from 'lucide-react/icons/circle-play';
import type { ReactNode } from 'react';
import { langOf } from '../../../shared/site/untranslated';
import { formatClock } from '../../../shared/lib/format';
import { isVideo, LessonWidgets, shownWidgets, type VideoWidget } from '../../lesson-widgets';
import { LessonAudio } from '../stage/lesson-audio';

type Page = Schemas['LessonPageResponse'];

/**
 * Returns whether a page needs no heading: its text has the same one. If only the title is in English, any heading of the
 * text stands for it.
 */
const namesItself = ({ title, untranslated: isEnglish, widgets }: Page): boolean =>
  widgets.some(
    ({ type, settings, untranslated }) =>
      type === 'text' &&
      (settings.content.includes(`>${title}</h`) ||
        (isEnglish.length > 0 && untranslated.length === 0 && settings.content.includes('</h'))),
  );

interface LessonFlowProps {
  lessonId: string;
  pages: readonly Page[];
  stores: boolean;
  /** Renders a video at the position the coach chose. */
  renderVideo: (video: VideoWidget) => ReactNode;
}

/** The lesson's pages in one column, in the coach's order. */
export function LessonFlow({ lessonId, pages, stores, renderVideo }: LessonFlowProps) {
  return (
    <div className="mt-8 max-w-prose space-y-12">
      {pages.map((page) => (
        <section key={page.id} aria-label={page.title}>
          {pages.length > 1 && !namesItself(page) && (
            <h2 lang={langOf(page, 'title')} className="mb-5 text-2xl wrap-anywhere">
              {page.title}
            </h2>
          )}
          <LessonWidgets
            lessonId={lessonId}
            widgets={shownWidgets(page.widgets)}
            stores={stores}
            renderMedia={(widget) => (isVideo(widget) ? renderVideo(widget) : <LessonAudio audio={widget} />)}
          />
        </section>
      ))}
    </div>
  );
}

interface VideoLineProps {
  video: VideoWidget;
  isShown: boolean;
  onShow: () => void;
}

/** One of several videos among the texts, which plays on the stage above. */
export const VideoLine = ({ video: { settings, untranslated }, isShown, onShow }: VideoLineProps) => (
  <button
    type="button"
    aria-current={isShown || undefined}
    onClick={onShow}
    className="flex min-h-14 w-full items-center gap-4 rounded-lg border border-line bg-surface px-5 py-3 text-left hover:border-evergreen"
  >
    <CirclePlay aria-hidden className="size-6 shrink-0 text-evergreen" />
    <span lang={langOf({ untranslated }, 'title')} className="min-w-0 grow">
      <span className="block font-semibold wrap-anywhere">{settings.title}</span>
      {settings.caption && <span className="block text-sm text-ink-soft">{settings.caption}</span>}
    </span>
    {settings.durationSeconds !== null && (
      <span className="text-sm text-ink-soft tabular-nums">{formatClock(settings.durationSeconds)}</span>
    )}
  </button>
);
