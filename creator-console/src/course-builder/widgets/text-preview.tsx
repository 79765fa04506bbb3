import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import type { Widget } from './widget';
import { wordsIn } from './reading';
import { safeText } from './safe-text';

/** Cleaned by the server when it was written, and once more where it is shown (security.md §3). */
export function TextPreview({ settings }: Pick<Widget, 'settings'>) {
  const html = useMemo(() => safeText(wordsIn(settings, 'content')), [settings]);
  // oxlint-disable-next-line react/no-danger -- sanitised in the line above
  return <RichText dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The same look where it is read and where it is written. */
export const RichText = styled('div')(({ theme }) => ({
  lineHeight: 1.65,
  overflowWrap: 'anywhere',
  '& > :first-of-type': { marginTop: 0 },
  '& > :last-child': { marginBottom: 0 },
  '& h2, & h3, & h4': { fontFamily: theme.typography.h6.fontFamily, fontWeight: 550, margin: '1em 0 0.4em' },
  '& a': { color: theme.palette.primary.main },
  '& blockquote': {
    margin: '1em 0',
    paddingLeft: '1em',
    borderLeft: `3px solid ${theme.palette.primary.main}`,
  },
}));
