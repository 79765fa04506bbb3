import { useSite, useSiteLang } from '../../shared/site/site';
import { Illustration } from '../../shared/ui/illustration';
import { BookButton } from './book-button';

export function Hero() {
  const { hero } = useSite().coaching;
  const lang = useSiteLang('coaching.hero');
  return (
    <section className="page-width grid items-center gap-x-10 gap-y-8 pt-8 pb-10 md:grid-cols-[1.4fr_1fr] lg:grid-cols-[1.2fr_1fr] lg:gap-x-16 lg:pt-16 lg:pb-24">
      <div>
        <p lang={lang('eyebrow')} className="eyebrow">
          {hero.eyebrow}
        </p>
        <h1 lang={lang('title')} className="mt-3 text-5xl md:max-lg:text-4xl">
          {hero.title}
        </h1>
        <p lang={lang('lead')} className="mt-4 max-w-xl text-ink-soft lg:text-lg">
          {hero.lead}
        </p>
        <BookButton size="lg" className="mt-6 max-sm:w-full max-sm:px-4" />
        <p lang={lang('note')} className="mt-4 text-sm text-ink-soft">
          {hero.note}
        </p>
      </div>
      <div className="mx-auto w-full max-w-sm arch max-sm:hidden border border-gold/60 p-3 sm:p-4">
        <div className="arch bg-evergreen-soft px-8 pt-16 pb-8">
          <Illustration name="cups" className="w-full text-evergreen" />
        </div>
      </div>
    </section>
  );
}
