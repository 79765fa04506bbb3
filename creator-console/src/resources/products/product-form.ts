import type { Schemas } from '@sanctum/openapi';
import type { UploadedFile } from '../../shared/uploads/uploaded-file';
import type { Product, ProductFile } from './product/product';

/** A preview picture of the product, or an uploaded one that waits for Save. */
export type FormPreview = { url: string } | UploadedFile;

/** A file of the product, or an uploaded one that isn't saved yet. */
export type FormFile = ProductFile | UploadedFile;

export interface ProductForm
  extends Pick<
    Product,
    | 'title'
    | 'summary'
    | 'description'
    | 'questions'
    | 'category'
    | 'tags'
    | 'thumbnailAlt'
    | 'isSubscriptionOnly'
    | 'translations'
    | 'version'
  > {
  price: string;
  duration: string;
  /** One item per line. */
  whatsInside: string;
  thumbnail: UploadedFile | null;
  previews: FormPreview[];
  files: FormFile[];
  partIds: string[];
}

type Patch = Schemas['EditProductRequest'];
/** Every field of the request; the picture only if it is new, the category only if one is chosen. The version is sent as If-Match. */
type WholePatch = Required<Omit<Patch, 'category' | 'thumbnailUrl'>> &
  Pick<Patch, 'category' | 'thumbnailUrl'> & { version?: number };

export const formOf = (product: Product): ProductForm => ({
  ...product,
  price: product.price ?? '0',
  duration: product.duration ?? '',
  whatsInside: product.whatsInside.join('\n'),
  thumbnail: null,
  previews: product.previewUrls.map((url) => ({ url })),
});

const filled = (lines: readonly string[]): string[] =>
  lines.map((line) => line.trim()).filter((line) => line !== '');

const linesOf = (text: string): string[] => filled(text.split('\n'));

const translationsOf = ({ es }: Product['translations']): Product['translations'] =>
  es ? { es: { ...es, whatsInside: filled(es.whatsInside ?? []) } } : {};

/** Converts the form into the request, with the new picture if there is one. Cleared react-admin inputs are null. */
export function patchOf(form: { [Name in keyof ProductForm]?: ProductForm[Name] | null }): WholePatch {
  return {
    title: form.title ?? '',
    summary: form.summary ?? '',
    description: form.description ?? '',
    price: form.isSubscriptionOnly ? '0' : (form.price ?? '0'),
    isSubscriptionOnly: form.isSubscriptionOnly ?? false,
    ...(form.category && { category: form.category }),
    tags: form.tags ?? [],
    duration: form.duration ?? '',
    whatsInside: linesOf(form.whatsInside ?? ''),
    questions: (form.questions ?? []).map(({ title, text, translations = {} }) => ({
      title: title ?? '',
      text: text ?? '',
      translations,
    })),
    thumbnailAlt: form.thumbnailAlt ?? '',
    translations: translationsOf(form.translations ?? {}),
    ...(form.thumbnail && { thumbnailUrl: form.thumbnail.storageUrl }),
    previewUrls: (form.previews ?? []).map((preview) =>
      'url' in preview ? preview.url : preview.storageUrl,
    ),
    files: (form.files ?? []).map((file) => ('id' in file ? { id: file.id } : { fileUrl: file.storageUrl })),
    partIds: form.partIds ?? [],
    ...(form.version && { version: form.version }),
  };
}
