import type { EditorState } from '@tiptap/pm/state';
import { type Editor, getHTMLFromFragment } from '@tiptap/react';
import { useContext } from 'react';
import { InsertMenu } from '../parts/insert-menu';
import { texts as builder } from '../../shared/texts';
import { BLOCKS } from './formats';
import { SplitContext, type SplitText } from './split';

/** True for a slash that begins a word: inside one, as in "and/or", it is only a slash. */
export function isSlash({ key }: KeyboardEvent, { selection, doc }: EditorState): boolean {
  if (key !== '/' || !selection.empty || selection.$from.parent.type.spec.code) return false;
  const before = selection.from - 1;
  return selection.$from.parentOffset === 0 || /\s/.test(doc.textBetween(before, before + 1));
}

interface SlashMenuProps {
  editor: Editor;
  onContent: (html: string) => void;
  onClose: () => void;
}

const FORMATS = { name: builder.insert.text, entries: BLOCKS };

/** Offers formats for the paragraph, and widgets that go into the text at this place. */
export function SlashMenu({ editor, onContent, onClose }: SlashMenuProps) {
  const { entries, split } = useContext(SplitContext);
  const widgets = { name: builder.palette.widgets, entries };
  return (
    <InsertMenu<(typeof BLOCKS)[number] | (typeof entries)[number]>
      at={paragraphWithCursor(editor)}
      groups={[FORMATS, widgets]}
      onChoose={(chosen) => {
        onClose();
        if ('run' in chosen) return chosen.run(editor.chain().focus()).run();
        const text = splitAtCursor(editor);
        onContent(text.before || text.after);
        split(chosen, text);
      }}
      onClose={(typed) => {
        onClose();
        const chain = editor.chain().focus();
        if (typed === undefined) chain.run();
        else chain.insertContent({ type: 'text', text: `/${typed}` }).run();
      }}
    />
  );
}

function paragraphWithCursor({ view, state }: Editor): Element {
  const { node } = view.domAtPos(state.selection.from);
  return node instanceof Element ? node : (node.parentElement ?? view.dom);
}

const BLANK = /^(?:<p><\/p>)*$/;

/** A widget never stands in a list or a table, so the text is split after the outermost block with the cursor. */
function splitAtCursor({ state: { doc, selection, schema } }: Editor): SplitText {
  const block = selection.$from.node(1);
  const from = selection.$from.before(1);
  const to = from + block.nodeSize;
  const htmlOf = (start: number, end: number) => {
    const { content } = doc.slice(start, end);
    const html = getHTMLFromFragment(content, schema);
    return BLANK.test(html) ? '' : html;
  };
  return { before: htmlOf(0, block.content.size === 0 ? from : to), after: htmlOf(to, doc.content.size) };
}
