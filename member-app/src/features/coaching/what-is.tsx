import { useSite, useSiteLang } from '../../shared/site/site';

export function WhatIs() {
  const { whatIs } = useSite().coaching;
  const lang = useSiteLang('coaching.whatIs');
  if (!whatIs.isShown) return null;
  return (
    <section className="border-y border-line bg-sunken">
      <div className="page-width grid gap-x-20 gap-y-5 py-8 lg:grid-cols-[1.15fr_1fr] lg:py-24">
        <div>
          <p lang={lang('eyebrow')} className="eyebrow">
            {whatIs.eyebrow}
          </p>
          <h2 lang={lang('title')} className="mt-2 text-3xl sm:text-4xl">
            {whatIs.title}
          </h2>
          {whatIs.paragraphs.map((paragraph) => (
            <p
              key={paragraph}
              lang={lang('paragraphs')}
              className="mt-3 max-w-prose text-ink-soft max-sm:leading-6 lg:text-lg"
            >
              {paragraph}
            </p>
          ))}
        </div>
        <div className="lg:pt-2">
          <h3 lang={lang('stepsTitle')} className="text-2xl">
            {whatIs.stepsTitle}
          </h3>
          <ol lang={lang('steps')} className="mt-3 divide-y divide-line border-y border-line">
            {whatIs.steps.map(({ title, text }, index) => (
              <li key={title} className="flex gap-5 py-2">
                <span aria-hidden className="w-5 shrink-0 text-center font-serif text-3xl text-clay">
                  {index + 1}
                </span>
                <div>
                  <p className="font-semibold">{title}</p>
                  <p className="mt-0.5 text-ink-soft max-sm:text-sm">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
