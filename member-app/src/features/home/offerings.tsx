import ArrowRight from 'lucide-react/icons/arrow-right';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/lib/paths';
import { useSite, useSiteLang } from '../../shared/site/site';
import { Illustration, type IllustrationName } from '../../shared/ui/illustration';
import { SwipeRow } from '../../shared/ui/swipe-row';

interface Offering {
  picture: IllustrationName;
  /** Color of the arch behind the picture. */
  tint: string;
  to: string;
  name: 'courses' | 'circles' | 'coaching';
}

const cards: Offering[] = [
  { picture: 'book', tint: 'bg-gold-soft', to: paths.library, name: 'courses' },
  { picture: 'circle', tint: 'bg-clay-soft', to: paths.coaching, name: 'circles' },
  { picture: 'cups', tint: 'bg-evergreen-soft', to: paths.coaching, name: 'coaching' },
];

export function Offerings() {
  const { offerings } = useSite().home;
  const lang = useSiteLang('home.offerings');
  if (!offerings.isShown) return null;
  return (
    <section className="page-width py-10 lg:py-28">
      <p lang={lang('eyebrow')} className="eyebrow">
        {offerings.eyebrow}
      </p>
      <h2 lang={lang('title')} className="mt-2 text-3xl sm:text-4xl">
        {offerings.title}
      </h2>
      <SwipeRow className="mt-6">
        {cards.map((card) => (
          <OfferingCard key={card.picture} {...card} words={offerings[card.name]} />
        ))}
      </SwipeRow>
    </section>
  );
}

/** A card that is clickable as a whole; its link has the name as text. */
function OfferingCard({
  picture,
  tint,
  to,
  name,
  words,
}: Offering & { words: { title: string; text: string } }) {
  const { t } = useTranslation('home');
  const lang = useSiteLang(`home.offerings.${name}`);
  return (
    <li className="group relative flex flex-col rounded-lg border border-line bg-surface p-5 transition-shadow duration-300 focus-within:shadow-lift hover:shadow-lift lg:p-8">
      <div className={`grid h-36 w-full shrink-0 place-items-center arch ${tint}`}>
        <Illustration
          name={picture}
          className="w-28 text-evergreen transition-transform duration-500 ease-calm group-hover:-translate-y-1"
        />
      </div>
      <div className="mt-5 flex grow flex-col">
        <h3 lang={lang('title')} className="text-2xl">
          {words.title}
        </h3>
        <p lang={lang('text')} className="mt-2 text-ink-soft">
          {words.text}
        </p>
        <Link
          to={to}
          className="mt-auto inline-flex items-center gap-2 pt-4 font-semibold text-evergreen after:absolute after:inset-0 after:rounded-lg"
        >
          {t(`offerings.${name}`)}
          <ArrowRight
            aria-hidden
            className="size-4 transition-transform duration-300 group-hover:translate-x-1"
          />
        </Link>
      </div>
    </li>
  );
}
