import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import {
  mergeAttributes,
  Node,
  type NodeViewProps,
  NodeViewWrapper,
  ReactNodeViewRenderer,
} from '@tiptap/react';
import type { Schemas } from '@sanctum/openapi';
import { useGetOne } from 'react-admin';
import { mediaKeys, readMedia } from '../../../media-library/media.api';
import { productPrice } from '../../../shared/figures/product-price';
import { Secondary } from '../../../shared/secondary';
import { texts } from './texts';

const idOf = ({ node }: NodeViewProps): string => String(node.attrs['id'] ?? '');

const SELECTED = { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 } as const;

function PictureView(props: NodeViewProps) {
  const id = idOf(props);
  const { data } = useQuery({ queryKey: mediaKeys.one(id), queryFn: () => readMedia(id) });
  return (
    <NodeViewWrapper>
      <Box
        component="img"
        src={data?.url}
        alt={String(props.node.attrs['alt'] ?? '')}
        sx={{
          display: 'block',
          maxWidth: '100%',
          minHeight: 48,
          my: 2,
          borderRadius: 1,
          ...(props.selected && SELECTED),
        }}
      />
    </NodeViewWrapper>
  );
}

function ProductView(props: NodeViewProps) {
  const { data, isPending } = useGetOne<Schemas['CreatorProductResponse']>('products', { id: idOf(props) });
  return (
    <NodeViewWrapper>
      <Box
        sx={{
          display: 'flex',
          gap: 2,
          alignItems: 'center',
          my: 2,
          p: 1.5,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          ...(props.selected && SELECTED),
        }}
      >
        {data?.thumbnailUrl && (
          <Box
            component="img"
            src={data.thumbnailUrl}
            alt=""
            sx={{ width: 96, aspectRatio: '16/10', objectFit: 'cover', borderRadius: 1 }}
          />
        )}
        {data ? (
          <div>
            <Typography sx={{ fontWeight: 600 }}>{data.title}</Typography>
            <Secondary>{data.status === 'published' ? productPrice(data) : texts.notForSale}</Secondary>
          </div>
        ) : (
          <Secondary>{isPending ? texts.loading : texts.gone}</Secondary>
        )}
      </Box>
    </NodeViewWrapper>
  );
}

/** An id that is kept in a `data-` attribute. */
const idIn = (name: string) => ({
  id: {
    default: null,
    parseHTML: (element: HTMLElement) => element.getAttribute(name),
    renderHTML: ({ id }: Record<string, unknown>) => ({ [name]: id }),
  },
});

/** A picture of the library. */
const Picture = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ ...idIn('data-asset'), alt: { default: '' } }),
  parseHTML: () => [{ tag: 'img[data-asset]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
  addNodeView: () => ReactNodeViewRenderer(PictureView),
});

/** A product with its current title, price and picture. */
const ProductCard = Node.create({
  name: 'product',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => idIn('data-product'),
  parseHTML: () => [{ tag: 'div[data-product]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes],
  addNodeView: () => ReactNodeViewRenderer(ProductView),
});

/** A button, whose label is written on the page. */
const ButtonLink = Node.create({
  name: 'button',
  group: 'block',
  content: 'text*',
  marks: '',
  defining: true,
  isolating: true,
  addAttributes: () => ({
    href: {
      default: '',
      rendered: false,
      parseHTML: (element: HTMLElement) => element.querySelector('a')?.getAttribute('href') ?? '',
    },
  }),
  parseHTML: () => [{ tag: 'div[data-button]', contentElement: 'a' }],
  renderHTML: ({ node, HTMLAttributes }) => [
    'div',
    mergeAttributes(HTMLAttributes, { 'data-button': '' }),
    ['a', { href: String(node.attrs['href']) }, 0],
  ],
});

/** Nodes of an email besides the formats of a lesson. */
export const emailNodes = [Picture, ProductCard, ButtonLink];
