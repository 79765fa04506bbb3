import { useDndContext } from '@dnd-kit/core';
import { styled } from '@mui/material/styles';

/** Title of the dragged row, shown at the pointer. */
export function DragGhost() {
  const { active } = useDndContext();
  return active ? <Ghost>{String(active.data.current?.['title'] ?? '')}</Ghost> : null;
}

const Ghost = styled('div')(({ theme }) => ({
  minHeight: 40,
  padding: '9px 14px',
  borderRadius: 8,
  fontSize: 14.5,
  fontWeight: 600,
  cursor: 'grabbing',
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
  border: `1px solid ${theme.palette.primary.main}`,
  boxShadow: theme.shadows[4],
}));
