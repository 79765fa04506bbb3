import { alpha, styled } from '@mui/material/styles';

/** The same style for reading and editing. */
export const RichText = styled('div')(({ theme }) => ({
  lineHeight: 1.65,
  overflowWrap: 'anywhere',
  '& > :first-of-type': { marginTop: 0 },
  '& > :last-child': { marginBottom: 0 },
  '& h2, & h3, & h4': { fontFamily: theme.typography.h6.fontFamily, fontWeight: 550, margin: '1em 0 0.4em' },
  '& h2': { fontSize: '1.5rem' },
  '& h3': { fontSize: '1.25rem' },
  '& h4': { fontSize: '1.05rem' },
  '& [data-align="center"]': { textAlign: 'center' },
  '& [data-align="right"]': { textAlign: 'right' },
  '& a': { color: theme.palette.primary.main },
  '& blockquote': {
    margin: '1em 0',
    paddingLeft: '1em',
    borderLeft: `3px solid ${theme.palette.primary.main}`,
  },
  '& aside, & pre': {
    margin: '1em 0',
    padding: '0.75em 1em',
    borderRadius: 8,
    backgroundColor: theme.palette.action.hover,
  },
  '& pre, & table': { overflowX: 'auto' },
  '& :is(aside, td, th, li) > p': { margin: '0.25em 0' },
  '& mark': { backgroundColor: alpha(theme.palette.warning.main, 0.3), color: 'inherit' },
  '& code': { fontFamily: 'ui-monospace, monospace', fontSize: '0.9em' },
  '& hr': { border: 0, borderTop: `1px solid ${theme.palette.divider}`, margin: '1.5em 0' },
  '& hr.ProseMirror-selectednode': { borderTopColor: theme.palette.primary.main },
  '& table': { display: 'block', borderCollapse: 'collapse', margin: '1em 0' },
  '& th, & td': {
    minWidth: 96,
    padding: '0.25em 0.75em',
    border: `1px solid ${theme.palette.divider}`,
    textAlign: 'left',
    verticalAlign: 'top',
  },
  '& th, & .selectedCell': { backgroundColor: theme.palette.action.hover },
}));
