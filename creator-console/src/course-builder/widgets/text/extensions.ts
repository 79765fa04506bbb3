import { Highlight } from '@tiptap/extension-highlight';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { TextAlign } from '@tiptap/extension-text-align';
import { Node } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';

/** The lesson's title is above them, so the coach's first heading is an `h2`. */
export const HEADING_LEVELS = [2, 3, 4] as const;

/** A box that stands out. */
const Callout = Node.create({
  name: 'callout',
  group: 'block',
  content: 'block+',
  defining: true,
  parseHTML: () => [{ tag: 'aside' }],
  renderHTML: () => ['aside', 0],
});

/** Alignment without inline styles, which the server removes. */
const Alignment = TextAlign.extend({
  addGlobalAttributes() {
    const { types, alignments } = this.options;
    const textAlign = {
      default: null,
      parseHTML: ({ dataset, style }: HTMLElement) =>
        alignments.find((name) => name === (dataset['align'] ?? style.textAlign)) ?? null,
      renderHTML: ({ textAlign }: Record<string, string | null>) =>
        textAlign ? { 'data-align': textAlign } : {},
    };
    return [{ types, attributes: { textAlign } }];
  },
});

const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  renderHTML: (attributes: Record<string, number>) =>
    attributes[name] === 1 ? {} : { [name]: attributes[name] },
});

/** Cells as wide as their text: no widths, no colors, no alignment of their own. */
const addAttributes = () => ({
  colspan: span('colspan'),
  rowspan: span('rowspan'),
  colwidth: { default: null, rendered: false },
});

/** Formatting that the server keeps; it strips everything else. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [...HEADING_LEVELS] },
    link: { openOnClick: false, protocols: ['https'], defaultProtocol: 'https' },
  }),
  Highlight,
  Alignment.configure({ types: ['heading', 'paragraph'], alignments: ['center', 'right'] }),
  Callout,
  Table.extend({ renderHTML: () => ['table', ['tbody', 0]] }),
  TableRow,
  TableHeader.extend({ addAttributes }),
  TableCell.extend({ addAttributes }),
];
