import { styled } from '@mui/material/styles';

/** The same style for reading and editing. */
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
