import {
  aboutProduct,
  aboutSite,
  type Facts,
  type ProductAnswer,
  type ReviewAnswer,
} from './structured-data.js';

const facts: Facts = {
  site: {
    edition: 1,
    currency: 'usd',
    place: { name: 'Willow', description: 'A house' },
    coaching: { hero: { lead: 'Somebody listens' } },
    faq: { questions: [] },
    socialLinks: [],
    stylesheet: '',
  },
  publicUrl: 'https://willow.example',
  url: 'https://willow.example/product/moss',
};
const product = (change: Partial<ProductAnswer> = {}): ProductAnswer => ({
  id: 'moss',
  type: 'digital_file',
  title: 'Moss',
  summary: 'Soft.',
  description: '',
  category: 'Workbooks',
  price: '27.00',
  isSubscriptionOnly: false,
  offers: [],
  recurringOffers: [],
  rating: null,
  reviewCount: 0,
  thumbnailUrl: null,
  questions: [],
  outline: null,
  ...change,
});
const review = (change: Partial<ReviewAnswer> = {}): ReviewAnswer => ({
  author: 'Priya R.',
  rating: 5,
  text: 'We laughed.',
  createdAt: '2026-03-01T10:00:00.000Z',
  isQuotable: true,
  ...change,
});

test('a product has an offer in the currency of the business, and no rating while nobody has reviewed it', () => {
  expect(aboutProduct(product(), [], facts)).toEqual([
    {
      '@type': 'Product',
      name: 'Moss',
      description: 'Soft.',
      url: facts.url,
      category: 'Workbooks',
      brand: { '@type': 'Brand', name: 'Willow' },
      offers: {
        '@type': 'Offer',
        price: '27.00',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        category: 'Paid',
        url: facts.url,
      },
    },
  ]);
});

test('a product with several prices lists each as an offer', () => {
  const [about] = aboutProduct(product({ offers: [{ name: '90 days', price: '9.00' }] }), [], facts);
  expect(about).toMatchObject({ offers: [{ price: '27.00' }, { price: '9.00', name: '90 days' }] });
});

test('a product sold only by subscription lists what is paid each month or year', () => {
  const recurringOffers = [
    { name: 'Monthly', price: '19.00', interval: 'month' },
    { name: 'Yearly', price: '149.00', interval: 'year' },
  ];
  const [about] = aboutProduct(
    product({ price: null, isSubscriptionOnly: true, recurringOffers }),
    [],
    facts,
  );
  const each = (unitCode: string) => ({ priceSpecification: { referenceQuantity: { value: 1, unitCode } } });
  expect(about!['offers']).toMatchObject([
    { price: '19.00', category: 'Paid', name: 'Monthly', ...each('MON') },
    { price: '149.00', category: 'Paid', name: 'Yearly', ...each('ANN') },
  ]);
});

test('a free product is offered for nothing, with the address of its picture', () => {
  const [about] = aboutProduct(product({ price: null, thumbnailUrl: '/api/media/public/a' }), [], facts);
  expect(about).toMatchObject({
    offers: { price: '0.00', category: 'Free' },
    image: 'https://willow.example/api/media/public/a',
  });
});

test('all reviews are counted, and only authors who agreed to be quoted are named', () => {
  const child = review({ author: 'Juni H.', isQuotable: false });
  const [about] = aboutProduct(product({ rating: 4.5, reviewCount: 2 }), [review(), child], facts);
  expect(about).toMatchObject({
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 2 },
    review: [
      {
        '@type': 'Review',
        author: { '@type': 'Person', name: 'Priya R.' },
        reviewRating: { ratingValue: 5 },
        datePublished: '2026-03-01',
        reviewBody: 'We laughed.',
      },
    ],
  });
  expect(JSON.stringify(about)).not.toContain('Juni');
});

test('a course says who teaches it, and how long its recordings are', () => {
  const lessons = [{ durationSeconds: 90 }, { durationSeconds: null }];
  const [about] = aboutProduct(product({ type: 'course', outline: [{ modules: [{ lessons }] }] }), [], facts);
  expect(about).toMatchObject({
    '@type': ['Product', 'Course'],
    provider: { '@type': 'Organization', name: 'Willow', url: 'https://willow.example/' },
    hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online', courseWorkload: 'PT2M' },
  });
});

test('the questions on a product’s page are included with their answers', () => {
  const questions = [{ title: 'How long?', text: 'As long as you like.' }];
  const own = { title: 'Is it long?', text: 'Ten lessons.' };
  const [, faq] = aboutProduct(product({ questions: [own] }), [], {
    ...facts,
    site: { ...facts.site, faq: { questions } },
  });
  expect(faq).toEqual({
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Is it long?',
        acceptedAnswer: { '@type': 'Answer', text: 'Ten lessons.' },
      },
      {
        '@type': 'Question',
        name: 'How long?',
        acceptedAnswer: { '@type': 'Answer', text: 'As long as you like.' },
      },
    ],
  });
});

test('the home page describes the site, and its other addresses', () => {
  const socialLinks = [{ url: 'https://instagram.com/willow' }];
  expect(aboutSite({ ...facts, site: { ...facts.site, socialLinks } })).toEqual([
    { '@type': 'WebSite', name: 'Willow', description: 'A house', url: 'https://willow.example/' },
    {
      '@type': 'Organization',
      name: 'Willow',
      url: 'https://willow.example/',
      logo: 'https://willow.example/api/site/icons/512',
      sameAs: ['https://instagram.com/willow'],
    },
  ]);
});
