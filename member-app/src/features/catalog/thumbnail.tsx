import { CARD_WIDTH } from '../../shared/lib/picture-widths';
import { Illustration, type IllustrationName } from '../../shared/ui/illustration';
import { Picture } from '../../shared/ui/picture';
import type { Product } from './api';

const fallback: Record<Product['type'], IllustrationName> = {
  course: 'seedling',
  digital_file: 'book',
  coaching: 'cups',
  bundle: 'basket',
};

interface ThumbnailProps {
  product: Pick<Product, 'thumbnailUrl' | 'type'>;
  /** True for the largest picture of the first screen, which loads first; all others load when they come near. */
  isFirst?: boolean;
  /** Its width on the page, if that is not a card's. */
  sizes?: string;
}

/** The product's picture, or a drawing for its type. Decorative: the title is beside it. */
export function Thumbnail({ product, isFirst = false, sizes = CARD_WIDTH }: ThumbnailProps) {
  if (product.thumbnailUrl) {
    return (
      <Picture
        src={product.thumbnailUrl}
        sizes={sizes}
        alt=""
        width={800}
        height={600}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding={isFirst ? 'sync' : 'async'}
        className="aspect-4/3 w-full bg-sunken object-cover transition-transform duration-700 ease-calm group-hover:scale-[1.02] dark:brightness-90"
      />
    );
  }
  return (
    <div className="grid aspect-4/3 place-items-center bg-sunken">
      <Illustration name={fallback[product.type]} className="h-3/4 text-evergreen" />
    </div>
  );
}
