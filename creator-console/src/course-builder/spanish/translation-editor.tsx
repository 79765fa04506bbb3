import { Box, Stack } from '@mui/material';
import { useState } from 'react';
import { Muted } from '../../shared/muted';
import { CopyEnglish, SpanishField } from '../../shared/forms/spanish-texts';
import type { EditorProps } from '../widgets/fields/fields';
import type { WidgetType } from '../widgets/parts/widget';
import { TextEditor } from '../widgets/text/editor';
import { RichHtml } from '../../shared/rich-html';
import { SplitContext } from '../widgets/text/split';
import { texts } from './texts';
import { textsOf, type WidgetText, withSpanish } from './translations';

/** The Spanish texts of a widget, each below its English text. Everything else of the widget is edited in English. */
export function TranslationEditor<Draft extends object>({
  type,
  value,
  onChange,
}: EditorProps<Draft> & { type: WidgetType }) {
  const all = textsOf(type, value);
  if (all.length === 0) return <Muted>{texts.nothing}</Muted>;
  return all.map((text) => {
    const change = (spanish: string) => onChange(withSpanish(value, text.path, spanish));
    const key = text.path.join('.');
    return text.isRich ? (
      <RichField key={key} text={text} onChange={change} />
    ) : (
      <SpanishField key={key} {...text} name={`translations.es.${key}`} onChange={change} />
    );
  });
}

interface RichFieldProps {
  text: WidgetText;
  onChange: (html: string) => void;
}

/** A formatted text. Its slash menu offers formats only, because widgets are placed in English. */
function RichField({ text: { label, english, spanish }, onChange }: RichFieldProps) {
  const [copies, setCopies] = useState(0);
  return (
    <Stack spacing={1}>
      <Box sx={{ maxHeight: '40vh', overflowY: 'auto', color: 'text.secondary' }}>
        <RichHtml lang="en" html={english} />
      </Box>
      <CopyEnglish
        label={label}
        onCopy={() => {
          onChange(english);
          // The editor reads its content when it opens.
          setCopies((before) => before + 1);
        }}
      />
      <Box lang="es">
        <SplitContext value={ONLY_FORMATS}>
          <TextEditor
            key={copies}
            value={{ content: spanish }}
            onChange={({ content = '' }) => onChange(content)}
          />
        </SplitContext>
      </Box>
    </Stack>
  );
}

const ONLY_FORMATS = { entries: [], split: () => undefined };
