import type { UploadedFile } from '../../../shared/uploads/uploaded-file';
import { DEFAULT_DURATION, isPrice } from '../product/product';
import type { ContentKind } from './context';
import { texts } from './texts';

export interface Draft {
  title: string;
  description: string;
  price: string;
  isSubscriptionOnly: boolean;
  category: string;
  duration: string;
  thumbnail: UploadedFile | null;
  file: UploadedFile | null;
}

export const EMPTY: Draft = {
  title: '',
  description: '',
  price: '',
  isSubscriptionOnly: false,
  category: '',
  duration: DEFAULT_DURATION,
  thumbnail: null,
  file: null,
};

export const isUntouched = (draft: Draft): boolean =>
  Object.entries(EMPTY).every(([name, value]) => draft[name as keyof Draft] === value);

export function missingIn(draft: Draft, kind: ContentKind): (keyof Draft)[] {
  const needed: (keyof Draft)[] = ['title', 'description', 'price', 'category', 'thumbnail'];
  if (kind === 'digital_file') needed.push('file');
  return needed.filter((name) => {
    if (name === 'price' && draft.isSubscriptionOnly) return false;
    const value = draft[name];
    return typeof value === 'string' ? value.trim() === '' : value === null;
  });
}

/** Uploads are sent as URLs. */
const SENT_AS: Partial<Record<keyof Draft, string>> = { thumbnail: 'thumbnailUrl', file: 'fileUrl' };

/** Messages by field name, before anything is sent. */
export function faultsIn(draft: Draft, kind: ContentKind, needed: string): Record<string, string> {
  const missing = missingIn(draft, kind).map((name) => [SENT_AS[name] ?? name, needed] as const);
  const wrongPrice: Record<string, string> =
    !draft.isSubscriptionOnly && draft.price !== '' && !isPrice(draft.price)
      ? { price: texts.wrongPrice }
      : {};
  return { ...Object.fromEntries(missing), ...wrongPrice };
}
