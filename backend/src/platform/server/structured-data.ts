import { brief } from './brief.js';

/** Responses in a page, as far as search engines see them. */
export interface SiteAnswer {
  /** Number of the newest edition of the site's texts. */
  edition: number;
  currency: string;
  place: { name: string; description: string };
  coaching: { hero: { lead: string } };
  faq: { questions: { title: string; text: string }[] };
  socialLinks: { url: string }[];
  /** Style sheet of the site's colors, which follow the app's own. */
  stylesheet: string;
}

export interface ProductAnswer {
  id: string;
  type: string;
  title: string;
  summary: string;
  description: string;
  category: string;
  /** Price; null: free, or sold only by subscription. */
  price: string | null;
  isSubscriptionOnly: boolean;
  /** Other ways to buy it. */
  offers: { name: string; price: string }[];
  /** Ways to pay it every month or year. */
  recurringOffers: { name: string; price: string; interval: string }[];
  rating: number | null;
  reviewCount: number;
  thumbnailUrl: string | null;
  /** Questions about this product, which come before those of the site. */
  questions: { title: string; text: string }[];
  outline: { modules: { lessons: { durationSeconds: number | null }[] }[] }[] | null;
}

export interface ReviewAnswer {
  /** Name that visitors see. */
  author: string;
  rating: number;
  text: string;
  createdAt: string;
  /** True if the author, an adult, agreed to be quoted. Search engines see no other names. */
  isQuotable: boolean;
}

export interface Facts {
  site: SiteAnswer;
  publicUrl: string;
  /** Public address of the page. */
  url: string;
}

type Thing = { '@type': string | string[] } & Record<string, unknown>;

/** Describes the site and its publisher, for the home page. */
export const aboutSite = ({ site: { place, socialLinks }, publicUrl }: Facts): Thing[] => [
  { '@type': 'WebSite', name: place.name, description: place.description, url: `${publicUrl}/` },
  {
    '@type': 'Organization',
    name: place.name,
    url: `${publicUrl}/`,
    logo: `${publicUrl}/api/site/icons/512`,
    ...(socialLinks.length > 0 && { sameAs: socialLinks.map(({ url }) => url) }),
  },
];

/**
 * Describes a product with its offer and reviews, and the questions answered on its page. A course is also described as
 * one.
 */
export function aboutProduct(
  product: ProductAnswer,
  reviews: readonly ReviewAnswer[],
  facts: Facts,
): Thing[] {
  const { site, publicUrl, url } = facts;
  const { title, summary, description, category, thumbnailUrl, type } = product;
  const isCourse = type === 'course';
  const about: Thing = {
    '@type': isCourse ? ['Product', 'Course'] : 'Product',
    name: title,
    description: brief(summary) || brief(description) || site.place.description,
    url,
    category,
    brand: { '@type': 'Brand', name: site.place.name },
    ...(thumbnailUrl !== null && { image: publicUrl + thumbnailUrl }),
    offers: offersOf(product, facts),
    ...ratingsOf(product, reviews),
    ...(isCourse && taught(product, facts)),
  };
  const questions = [...product.questions, ...site.faq.questions];
  return questions.length === 0 ? [about] : [about, answered(questions)];
}

/** One offer, or a list of several with their names. */
function offersOf({ price, isSubscriptionOnly, offers, recurringOffers }: ProductAnswer, facts: Facts) {
  const all = [
    ...(isSubscriptionOnly ? [] : [offerAt(price, facts)]),
    ...offers.map((offer) => ({ ...offerAt(offer.price, facts), name: offer.name })),
    ...recurringOffers.map((offer) => recurring(offer, facts)),
  ];
  return all.length === 1 ? all[0] : all;
}

/** Units of UN/CEFACT. */
const UNITS = new Map([
  ['month', 'MON'],
  ['year', 'ANN'],
]);

/** Describes an offer whose price is for a month or a year. */
function recurring({ name, price, interval }: ProductAnswer['recurringOffers'][number], facts: Facts) {
  const offer = offerAt(price, facts);
  return {
    ...offer,
    name,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: offer.priceCurrency,
      referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: UNITS.get(interval) },
    },
  };
}

const offerAt = (price: string | null, { site, url }: Facts) => ({
  '@type': 'Offer',
  price: price ?? '0.00',
  priceCurrency: site.currency.toUpperCase(),
  availability: 'https://schema.org/InStock',
  category: price === null ? 'Free' : 'Paid',
  url,
});

/** Describes the ratings; nothing for a product without reviews. */
function ratingsOf({ rating, reviewCount }: ProductAnswer, reviews: readonly ReviewAnswer[]) {
  if (rating === null || reviewCount === 0) return {};
  const quotable = reviews.filter(({ isQuotable }) => isQuotable);
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount },
    ...(quotable.length > 0 && { review: quotable.map(reviewOf) }),
  };
}

const reviewOf = ({ author, rating, text, createdAt }: ReviewAnswer) => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: author },
  reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
  datePublished: createdAt.slice(0, 10),
  ...(text !== '' && { reviewBody: text }),
});

function taught({ outline }: ProductAnswer, { site, publicUrl }: Facts) {
  const lessons = (outline ?? []).flatMap(({ modules }) => modules.flatMap((module) => module.lessons));
  const seconds = lessons.reduce((sum, { durationSeconds }) => sum + (durationSeconds ?? 0), 0);
  return {
    provider: { '@type': 'Organization', name: site.place.name, url: `${publicUrl}/` },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      ...(seconds > 0 && { courseWorkload: `PT${Math.ceil(seconds / 60)}M` }),
    },
  };
}

const answered = (questions: SiteAnswer['faq']['questions']): Thing => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ title, text }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text },
  })),
});
