import Leaf from 'lucide-react/icons/leaf';
import { useSite } from '../../shared/site/site';
import { Illustration, type IllustrationName } from '../../shared/ui/illustration';
import { BookButton } from './book-button';

interface Benefit {
  picture: IllustrationName;
  /** Behind the picture. */
  tint: string;
  name: 'mothers' | 'daughters';
}

const cards: Benefit[] = [
  { picture: 'tree', tint: 'bg-evergreen-soft', name: 'mothers' },
  { picture: 'seedling', tint: 'bg-clay-soft', name: 'daughters' },
];

export function Benefits() {
  const { benefits } = useSite().coaching;
  if (!benefits.isShown) return null;
  return (
    <section className="page-width py-16 lg:py-24">
      <p className="eyebrow">{benefits.eyebrow}</p>
      <h2 className="mt-3 text-4xl">{benefits.title}</h2>
      <ul className="mt-10 grid gap-6 lg:grid-cols-2">
        {cards.map((card) => (
          <BenefitCard key={card.picture} {...card} words={benefits[card.name]} />
        ))}
      </ul>
      <div className="mt-12 flex justify-center empty:hidden">
        <BookButton size="lg" className="max-sm:w-full max-sm:px-4" />
      </div>
    </section>
  );
}

const BenefitCard = ({
  picture,
  tint,
  words,
}: Benefit & { words: { title: string; items: readonly string[] } }) => (
  <li className="overflow-hidden rounded-lg border border-line bg-surface">
    <div className={`flex justify-center ${tint} pt-6`}>
      <Illustration name={picture} className="-mb-2 w-44 text-evergreen" />
    </div>
    <div className="p-6 sm:p-8">
      <h3 className="text-2xl">{words.title}</h3>
      <ul className="mt-5 space-y-3">
        {words.items.map((item) => (
          <li key={item} className="flex gap-3">
            <Leaf aria-hidden className="mt-1.5 size-4 shrink-0 text-evergreen" />
            {item}
          </li>
        ))}
      </ul>
    </div>
  </li>
);
