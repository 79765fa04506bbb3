import type { SvgIconComponent } from '@mui/icons-material';
import CampaignIcon from '@mui/icons-material/CampaignOutlined';
import CodeIcon from '@mui/icons-material/Code';
import FormatAlignCenterIcon from '@mui/icons-material/FormatAlignCenter';
import FormatAlignRightIcon from '@mui/icons-material/FormatAlignRight';
import FormatBoldIcon from '@mui/icons-material/FormatBold';
import FormatItalicIcon from '@mui/icons-material/FormatItalic';
import FormatListBulletedIcon from '@mui/icons-material/FormatListBulleted';
import FormatListNumberedIcon from '@mui/icons-material/FormatListNumbered';
import FormatQuoteIcon from '@mui/icons-material/FormatQuote';
import FormatUnderlinedIcon from '@mui/icons-material/FormatUnderlined';
import HighlightIcon from '@mui/icons-material/BorderColorOutlined';
import HorizontalRuleIcon from '@mui/icons-material/HorizontalRule';
import LooksOneIcon from '@mui/icons-material/LooksOneOutlined';
import LooksThreeIcon from '@mui/icons-material/Looks3Outlined';
import LooksTwoIcon from '@mui/icons-material/LooksTwoOutlined';
import AddRowIcon from '@mui/icons-material/PlaylistAdd';
import AddColumnIcon from '@mui/icons-material/ViewColumnOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DeleteColumnIcon from '@mui/icons-material/BackspaceOutlined';
import DeleteRowIcon from '@mui/icons-material/PlaylistRemove';
import HeaderRowIcon from '@mui/icons-material/CalendarViewDayOutlined';
import TableIcon from '@mui/icons-material/TableChartOutlined';
import TerminalIcon from '@mui/icons-material/TerminalOutlined';
import type { ChainedCommands, Editor } from '@tiptap/react';
import { texts } from './texts';

/** A way to format text, by a button of the bar or from the menu of a slash. */
export interface Format {
  id: keyof typeof texts;
  label: string;
  icon: SvgIconComponent;
  run: (chain: ChainedCommands) => ChainedCommands;
  /** Missing where there is nothing to switch off. */
  isActive?: (editor: Editor) => boolean;
}

const format = (
  id: Format['id'],
  icon: SvgIconComponent,
  run: Format['run'],
  ...active: [] | [string | object] | [string, object]
): Format => {
  const [name, attributes] = active;
  if (name === undefined) return { id, label: texts[id], icon, run };
  const isActive = (editor: Editor) =>
    typeof name === 'string' ? editor.isActive(name, attributes) : editor.isActive(name);
  return { id, label: texts[id], icon, run, isActive };
};

/** Formats of the selected words. */
export const MARKS: readonly Format[] = [
  format('bold', FormatBoldIcon, (chain) => chain.toggleBold(), 'bold'),
  format('italic', FormatItalicIcon, (chain) => chain.toggleItalic(), 'italic'),
  format('underline', FormatUnderlinedIcon, (chain) => chain.toggleUnderline(), 'underline'),
  format('highlight', HighlightIcon, (chain) => chain.toggleHighlight(), 'highlight'),
  format('code', CodeIcon, (chain) => chain.toggleCode(), 'code'),
];

const heading = (id: Format['id'], icon: SvgIconComponent, level: 2 | 3 | 4) =>
  format(id, icon, (chain) => chain.toggleHeading({ level }), 'heading', { level });

/** Formats of the paragraph with the cursor, also in the menu of a slash. */
export const BLOCKS: readonly Format[] = [
  heading('heading2', LooksOneIcon, 2),
  heading('heading3', LooksTwoIcon, 3),
  heading('heading4', LooksThreeIcon, 4),
  format('bullets', FormatListBulletedIcon, (chain) => chain.toggleBulletList(), 'bulletList'),
  format('numbers', FormatListNumberedIcon, (chain) => chain.toggleOrderedList(), 'orderedList'),
  format('quote', FormatQuoteIcon, (chain) => chain.toggleBlockquote(), 'blockquote'),
  format('callout', CampaignIcon, (chain) => chain.toggleWrap('callout'), 'callout'),
  format('codeBlock', TerminalIcon, (chain) => chain.toggleCodeBlock(), 'codeBlock'),
  format('divider', HorizontalRuleIcon, (chain) => chain.setHorizontalRule()),
  format('table', TableIcon, (chain) => chain.insertTable({ rows: 3, cols: 2, withHeaderRow: true })),
];

const align = (id: 'center' | 'right', icon: SvgIconComponent) =>
  format(id, icon, (chain) => chain.toggleTextAlign(id), { textAlign: id });

export const ALIGNMENTS: readonly Format[] = [
  align('center', FormatAlignCenterIcon),
  align('right', FormatAlignRightIcon),
];

/** Changes of the table with the cursor. */
export const TABLE: readonly Format[] = [
  format('addRow', AddRowIcon, (chain) => chain.addRowAfter()),
  format('addColumn', AddColumnIcon, (chain) => chain.addColumnAfter()),
  format('headerRow', HeaderRowIcon, (chain) => chain.toggleHeaderRow(), 'tableHeader'),
  format('deleteRow', DeleteRowIcon, (chain) => chain.deleteRow()),
  format('deleteColumn', DeleteColumnIcon, (chain) => chain.deleteColumn()),
  format('deleteTable', DeleteIcon, (chain) => chain.deleteTable()),
];
