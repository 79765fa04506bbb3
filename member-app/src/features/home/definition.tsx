import Leaf from 'lucide-react/icons/leaf';
import { SwipeRow } from '../../shared/ui/swipe-row';
import { useSite, useSiteLang } from '../../shared/site/site';

export function Definition() {
  const { definition } = useSite().home;
  const lang = useSiteLang('home.definition');
  if (!definition.isShown) return null;
  return (
    <section className="border-y border-line bg-sunken">
      <div className="page-width grid gap-x-20 gap-y-8 py-10 lg:grid-cols-[1fr_1.15fr] lg:py-24">
        <div>
          <p className="font-serif text-4xl">
            <dfn lang={lang('word')} className="not-italic">
              {definition.word}
            </dfn>
          </p>
          <p className="mt-2 text-ink-soft">
            {definition.sound !== '' && <span className="mr-3">{definition.sound}</span>}
            <i lang={lang('kind')} className="font-serif">
              {definition.kind}
            </i>
          </p>
          <ol lang={lang('meanings')} className="mt-4 space-y-3">
            {definition.meanings.map((meaning, index) => (
              <li key={meaning} className="flex gap-4 font-serif text-lg">
                <span
                  aria-hidden
                  className="font-sans text-sm leading-8 font-semibold text-clay tabular-nums"
                >
                  {index + 1}
                </span>
                {meaning}
              </li>
            ))}
          </ol>
        </div>
        <div className="min-w-0">
          <h2 lang={lang('title')} className="text-2xl">
            {definition.title}
          </h2>
          <SwipeRow columns={2} label={definition.title} className="mt-4">
            {definition.features.map(({ title, text }) => (
              <li key={title} lang={lang('features')}>
                <Leaf aria-hidden className="size-6 text-evergreen" strokeWidth={1.5} />
                <h3 className="mt-2 font-sans text-lg font-semibold tracking-normal">{title}</h3>
                <p className="mt-1 text-ink-soft max-sm:text-sm">{text}</p>
              </li>
            ))}
          </SwipeRow>
        </div>
      </div>
    </section>
  );
}
