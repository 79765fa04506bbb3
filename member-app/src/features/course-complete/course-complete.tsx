import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Illustration } from '../../shared/ui/illustration';
import { CertificateLinks } from './certificate-links';
import { NextCourse } from './next-course';
import './course-complete.css';

/** A few falling leaves, shown once. */
const leaves = ['8%', '22%', '41%', '63%', '78%', '92%'];

/** Shown after the last lesson was completed; takes the keyboard focus. */
export function CourseComplete({ course }: { course: { id: string; title: string } }) {
  const { t } = useTranslation('course-complete');
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    title.current?.closest('section')?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <section
      aria-labelledby={heading}
      className="relative mb-8 scroll-mt-24 overflow-hidden rounded-lg border border-gold/50 bg-gold-soft"
    >
      <div aria-hidden className="falling-leaves">
        {leaves.map((left) => (
          <span key={left} style={{ left }} />
        ))}
      </div>
      <div className="relative flex flex-col items-center gap-6 p-6 text-center sm:flex-row sm:p-8 sm:text-left">
        <Illustration name="tree" className="w-36 shrink-0 animate-rise text-evergreen sm:w-44" />
        <div>
          <p className="eyebrow">{t('eyebrow')}</p>
          <h2 id={heading} ref={title} tabIndex={-1} className="mt-1 text-3xl">
            {t('title')}
          </h2>
          <p className="mt-3 mb-6 max-w-prose">{t('text', { course: course.title })}</p>
          <CertificateLinks courseId={course.id} tone="primary" />
        </div>
      </div>
      <NextCourse />
    </section>
  );
}
