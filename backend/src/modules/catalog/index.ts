/**
 * Catalog: products and their files, from the first draft to the final removal. `editing/`: creating, changing and
 * copying products. `life/`: publishing, archiving and removal, and readiness for the shop. Offers product facts to the
 * modules that sell, teach or list products. A higher module that stores part of a product declares it with
 * `KeepsPartOf`.
 */
export {
  BLANK_PRODUCT,
  BundlePart,
  Product,
  PRODUCT_TEXTS,
  ProductFile,
  OFFER_INTERVALS,
  type OfferInterval,
  type OfferTranslations,
  ProductOffer,
  type ProductQuestion,
  type ProductTranslations,
  QUESTION_TEXTS,
} from './product.entity.js';
export { CatalogModule } from './catalog.module.js';
export { ownsAllParts } from './owns-all-parts.sql.js';
export {
  offersOf,
  recurringOffersOf,
  recurringPriceOf,
  sortPriceOf,
  previewsOf,
  productFacts,
  type ProductWords,
  productWords,
  publishedProducts,
  questionsOf,
} from './catalog.views.js';
export { type NewProductForm, NewProductsService } from './editing/new-products.service.js';
export { ProductOffersService } from './editing/product-offers.service.js';
export {
  accessDays,
  accessUntil,
  instalments,
  interval,
  OfferFacts,
  offerIn,
  offerName,
  OfferResponse,
  type OfferRow,
  OfferTranslationsDto,
  recurringOfferIn,
  RecurringOfferResponse,
  type RecurringOfferRow,
  recurringPriceIn,
  RecurringPriceResponse,
  type RecurringPriceRow,
  trialDays,
} from './product-offers.dto.js';
export { ProductCopiesService } from './editing/product-copies.service.js';
export { type CopiedProduct, courseProductFile } from './editing/product-contents.dto.js';
export { type ProductChanges, ProductEditorService } from './editing/product-editor.service.js';
export { EVER_SOLD } from './life/ever-sold.sql.js';
export { ProductLifeService } from './life/product-life.service.js';
export { KeepsPartOf, type ProductPart } from './life/product-parts.service.js';
export { MISSING_PARTS, type MissingPart, missingPart } from './life/product-readiness.js';
export {
  CATEGORIES,
  type Category,
  COURSE_CATEGORIES,
  DIGITAL_FILE_CATEGORIES,
  PRODUCT_STATUSES,
  type ProductStatus,
  type Topic,
  TOPICS,
} from './product-kinds.js';
export {
  EditProductWords,
  PRODUCT_LIMITS,
  productDescription,
  productDuration,
  productTitle,
  ProductQuestionResponse,
  ProductQuestionWords,
  ProductTranslationsDto,
  ProductWordsResponse,
} from './product-words.dto.js';
export {
  type BundledProduct,
  type Offer,
  type ProductDownload,
  ProductsQueries,
  type ProductSummary,
} from './products.queries.js';
