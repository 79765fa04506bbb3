import Leaf from 'lucide-react/icons/leaf';
import { useSite, useSiteLang } from '../../shared/site/site';
import { Illustration, type IllustrationName } from '../../shared/ui/illustration';
import { SwipeRow } from '../../shared/ui/swipe-row';
import { BookButton } from './book-button';

interface Benefit {
  picture: IllustrationName;
  /** Color behind the picture. */
  tint: string;
  name: 'mothers' | 'daughters';
}

const cards: Benefit[] = [
  { picture: 'tree', tint: 'bg-evergreen-soft', name: 'mothers' },
  { picture: 'seedling', tint: 'bg-clay-soft', name: 'daughters' },
];

export function Benefits() {
  const { benefits } = useSite().coaching;
  const lang = useSiteLang('coaching.benefits');
  if (!benefits.isShown) return null;
  return (
    <section className="page-width py-8 lg:py-24">
      <p lang={lang('eyebrow')} className="eyebrow">
        {benefits.eyebrow}
      </p>
      <h2 lang={lang('title')} className="mt-2 text-3xl sm:text-4xl">
        {benefits.title}
      </h2>
      <SwipeRow columns={2} label={benefits.title} className="mt-6">
        {cards.map((card) => (
          <BenefitCard key={card.picture} {...card} words={benefits[card.name]} />
        ))}
      </SwipeRow>
      <div className="mt-12 flex justify-center empty:hidden max-lg:hidden">
        <BookButton size="lg" />
      </div>
    </section>
  );
}

function BenefitCard({
  picture,
  tint,
  name,
  words,
}: Benefit & { words: { title: string; items: readonly string[] } }) {
  const lang = useSiteLang(`coaching.benefits.${name}`);
  return (
    <li className="overflow-hidden rounded-lg border border-line bg-surface">
      <div className={`flex items-center gap-5 ${tint} px-5 pt-3`}>
        <Illustration name={picture} className="-mb-2 w-24 text-evergreen" />
        <h3 lang={lang('title')} className="text-2xl">
          {words.title}
        </h3>
      </div>
      <div className="p-5 sm:p-8">
        <ul lang={lang('items')} className="space-y-2 max-sm:text-sm">
          {words.items.map((item) => (
            <li key={item} className="flex gap-3">
              <Leaf aria-hidden className="mt-1 size-4 shrink-0 text-evergreen" />
              {item}
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
