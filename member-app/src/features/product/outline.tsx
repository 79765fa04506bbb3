import BookOpen from 'lucide-react/icons/book-open';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Play from 'lucide-react/icons/play';
import { useTranslation } from 'react-i18next';
import { formatLength } from '../../shared/lib/format';
import { langOf } from '../../shared/site/untranslated';
import type { OutlineLesson, OutlineModule, OutlineSection } from './api';
import { LessonPreview } from './lesson-preview';
import { moduleFigures, outlineFigures, untranslatedPart } from './outline-figures';

function OutlineLessonItem({ lesson }: { lesson: OutlineLesson }) {
  const { t } = useTranslation('product');
  const { durationSeconds, title, isFreePreview } = lesson;
  const Icon = durationSeconds === null ? BookOpen : Play;
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
      <Icon aria-hidden className="size-4 shrink-0 text-ink-soft" />
      <span lang={langOf(lesson, 'title')} className="min-w-0 grow basis-28 wrap-anywhere">
        {title}
      </span>
      {isFreePreview && (
        <LessonPreview
          lesson={lesson}
          variant="soft"
          size="sm"
          aria-label={t('outline.previewOf', { title })}
        >
          {t('outline.preview')}
        </LessonPreview>
      )}
      {durationSeconds !== null && (
        <span className="text-sm text-ink-soft">
          {t('outline.recording', { length: formatLength(durationSeconds) })}
        </span>
      )}
    </li>
  );
}

/** The course's outline: sections, modules, lessons; free previews can be opened. */
export function Outline({ sections }: { sections: readonly OutlineSection[] }) {
  const { t } = useTranslation('product');
  const { modules, lessons, seconds } = outlineFigures(sections);
  const figures = [
    `${t('outline.modules', { count: modules })}, ${t('outline.lessons', { count: lessons })}`,
    seconds > 0 && t('outline.recordings', { length: formatLength(seconds) }),
  ];
  const english = untranslatedPart(sections);
  return (
    <section>
      <h2 className="text-2xl">{t('outline.title')}</h2>
      <p className="mt-2 text-sm text-ink-soft">{figures.filter(Boolean).join(' · ')}</p>
      {english !== 'none' && (
        <p className="mt-2 text-sm text-ink-soft">{t(`outline.inEnglish.${english}`)}</p>
      )}
      <div className="mt-6 space-y-8">
        {sections.map(({ id, title, subtitle, untranslated, modules: inside }, index) => (
          <section key={id}>
            <h3 lang={langOf({ untranslated }, 'title')} className="text-xl wrap-anywhere">
              {title}
            </h3>
            {subtitle && (
              <p lang={langOf({ untranslated }, 'subtitle')} className="mt-1 text-ink-soft wrap-anywhere">
                {subtitle}
              </p>
            )}
            <div className="mt-4 divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
              {inside.map((module, place) => (
                <Module key={module.id} module={module} open={index === 0 && place === 0} />
              ))}
            </div>
          </section>
        ))}
      </div>
    </section>
  );
}

function Module({ module, open }: { module: OutlineModule; open: boolean }) {
  const { t } = useTranslation('product');
  const { lessons, seconds } = moduleFigures(module);
  const figures = [
    t('facts.lessons', { count: lessons }),
    seconds > 0 && t('outline.recordings', { length: formatLength(seconds) }),
  ];
  return (
    <details open={open} className="group">
      <summary className="flex cursor-pointer list-none items-center gap-4 px-5 py-4 transition-colors hover:bg-sunken focus-visible:-outline-offset-2 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 grow">
          <span lang={langOf(module, 'title')} className="block font-semibold wrap-anywhere">
            {module.title}
          </span>
          {module.subtitle && (
            <span lang={langOf(module, 'subtitle')} className="block text-sm text-ink-soft wrap-anywhere">
              {module.subtitle}
            </span>
          )}
        </span>
        <span className="shrink-0 text-sm text-ink-soft tabular-nums max-sm:hidden">
          {figures.filter(Boolean).join(' · ')}
        </span>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-ink-soft transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <ol className="border-t border-line px-5 py-2">
        {module.lessons.map((lesson) => (
          <OutlineLessonItem key={lesson.id} lesson={lesson} />
        ))}
        {module.lessons.length < module.lessonCount && (
          <li className="py-3 text-ink-soft">{t('outline.opensLater')}</li>
        )}
      </ol>
    </details>
  );
}
