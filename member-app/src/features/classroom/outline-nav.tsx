import ChevronDown from 'lucide-react/icons/chevron-down';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { CourseOutline } from '../learning';
import { OutlineNavModule } from './outline-nav-module';

interface OutlineNavProps {
  course: CourseOutline;
  moduleId?: string;
  lessonId?: string;
  closedSections: ReadonlySet<string>;
  onToggleSection: (id: string) => void;
}

/** Sections that fold, and their modules. All start unfolded. */
export function OutlineNav({ course, closedSections, onToggleSection, ...place }: OutlineNavProps) {
  const { t } = useTranslation('classroom');
  if (course.sections.length === 0) {
    return (
      <div className="rounded-lg border border-line px-5 py-5">
        <h2 className="text-lg">{t('course.empty.title')}</h2>
        <p className="mt-1 text-sm text-ink-soft">{t('course.empty.text')}</p>
      </div>
    );
  }
  return (
    <nav aria-label={t('course.outline')}>
      {course.sections.map((section) => {
        const isOpen = !closedSections.has(section.id);
        return (
          <section key={section.id} className="border-t border-line py-2">
            <h2 className="font-sans text-sm font-semibold tracking-normal">
              <button
                type="button"
                aria-expanded={isOpen}
                onClick={() => onToggleSection(section.id)}
                className="flex min-h-11 w-full items-center gap-2 text-left text-clay"
              >
                <span className="grow wrap-anywhere">{section.title}</span>
                <ChevronDown
                  aria-hidden
                  className={clsx('size-4 shrink-0 transition-transform', !isOpen && '-rotate-90')}
                />
              </button>
            </h2>
            {isOpen && (
              <>
                {section.subtitle && (
                  <p className="mb-2 text-sm wrap-anywhere text-ink-soft">{section.subtitle}</p>
                )}
                <ol className="space-y-0.5 pb-2">
                  {section.modules.map((module) => (
                    <OutlineNavModule key={module.id} courseId={course.id} module={module} {...place} />
                  ))}
                </ol>
              </>
            )}
          </section>
        );
      })}
    </nav>
  );
}
