import { styled } from '@mui/material/styles';

export const RowName = styled('button')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  minHeight: 36,
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  border: 0,
  background: 'none',
  borderRadius: 6,
  padding: '4px 4px',
  textAlign: 'left',
  font: 'inherit',
  fontSize: 14.5,
  lineHeight: 1.35,
  color: theme.palette.text.primary,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '[data-level="modules"] > &': { fontWeight: 600 },
  '[data-selected] > &': { fontWeight: 600, color: theme.palette.primary.main },
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -1 },
}));

export const SectionName = styled('h3')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  margin: 0,
  padding: '4px',
  fontFamily: theme.typography.fontFamily,
  fontSize: 12.5,
  fontWeight: 700,
  letterSpacing: '0.06em',
  textTransform: 'uppercase',
  overflowWrap: 'anywhere',
  color: theme.palette.text.secondary,
}));

export const Count = styled('span')(({ theme }) => ({
  flex: 'none',
  marginLeft: 8,
  fontSize: 12.5,
  fontWeight: 400,
  color: theme.palette.text.secondary,
}));

export const Rows = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });

export const AddRows = styled('div')({ display: 'flex', flexWrap: 'wrap' });

export const AddRow = styled('button')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 36,
  border: 0,
  background: 'none',
  borderRadius: 8,
  padding: '4px 10px 4px 8px',
  marginLeft: 16,
  font: 'inherit',
  fontSize: 14,
  fontWeight: 600,
  color: theme.palette.primary.main,
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.palette.action.hover },
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -1 },
}));
