import {
  BLANK_PRODUCT,
  BundlePart,
  Product,
  ProductFile,
  ProductOffer,
} from '../../modules/catalog/index.js';
import { Review } from '../../modules/reviews/index.js';
import type { LessonReleasesService, WidgetPlacesService } from '../../modules/widgets/index.js';
import {
  demoId,
  demoOfferId,
  demoPeople,
  type DemoProduct,
  demoProducts,
  partsOf,
  spanishProducts,
} from '../content/index.js';
import type { Planting } from './planting.js';
import { mediaId } from './media-by-key.js';
import { plantCourse } from './plant-course.js';

/** Plants products with their files, reviews and courses. */
export async function plantCatalogue(
  planting: Planting,
  writer: WidgetPlacesService,
  releases: LessonReleasesService,
): Promise<void> {
  const { tx } = planting;
  await tx.insert(
    Product,
    demoProducts.map((product) => productRow(product, planting)),
  );
  await tx.insert(ProductFile, demoProducts.flatMap(fileRows));
  await tx.insert(ProductOffer, demoProducts.flatMap(offerRows));
  await tx.insert(BundlePart, demoProducts.flatMap(partRows));
  await tx.insert(
    Review,
    demoProducts.flatMap((product) => reviewRows(product, planting)),
  );
  for (const product of demoProducts) {
    if (product.type !== 'course') continue;
    await plantCourse(planting, writer, product);
    await releases.publishFirst(tx, product.id);
  }
}

const coach = demoPeople.find(({ role }) => role === 'creator')!;
const personId = new Map(demoPeople.map(({ key, id }) => [key, id]));

function productRow(product: DemoProduct, { daysAgo }: Planting): Product {
  const {
    id,
    type,
    title,
    summary,
    description,
    whatsInside,
    questions = [],
    priceCents,
    isSubscriptionOnly = false,
    category,
    duration,
    tags,
  } = product;
  return {
    ...BLANK_PRODUCT,
    id,
    type,
    title,
    summary,
    description,
    whatsInside,
    questions,
    priceCents,
    isSubscriptionOnly,
    category,
    duration,
    tags,
    status: 'published',
    thumbnailAssetId: mediaId(product.thumbnail),
    thumbnailAlt: product.thumbnailAlt,
    previewAssetIds: (product.previews ?? []).map(mediaId),
    translations: { es: spanishProducts[product.key] },
    creator: coach.name,
    publishedAt: daysAgo(product.createdDaysAgo),
    createdAt: daysAgo(product.createdDaysAgo),
  };
}

const fileRows = (product: DemoProduct): ProductFile[] =>
  product.type === 'digital_file'
    ? product.files.map((key, position) => ({
        id: demoId(`product-file/${product.key}/${position}`),
        productId: product.id,
        assetId: mediaId(key),
        position,
      }))
    : [];

const offerRows = ({ id: productId, key, offers = [] }: DemoProduct): ProductOffer[] =>
  offers.map(({ key: offerKey, ...offer }, position) => ({
    accessDays: null,
    interval: null,
    instalments: null,
    trialDays: null,
    ...offer,
    id: demoOfferId(key, offerKey),
    productId,
    position,
    accessUntil: null,
    archivedAt: null,
  }));

const partRows = (product: DemoProduct): BundlePart[] =>
  partsOf(product).map(({ id: productId }, position) => ({ bundleId: product.id, productId, position }));

const reviewRows = (product: DemoProduct, { daysAgo }: Planting): Review[] =>
  product.reviews.map(({ memberKey, rating, text, answer, canBeQuoted = false, daysAgo: age }) => ({
    id: demoId(`review/${product.key}/${memberKey}`),
    productId: product.id,
    accountId: personId.get(memberKey)!,
    rating,
    text,
    answer: answer ?? null,
    state: 'published',
    withheldState: null,
    hiddenReason: null,
    keptAt: null,
    canBeQuoted,
    version: 1,
    editedAt: null,
    createdAt: daysAgo(age),
  }));
