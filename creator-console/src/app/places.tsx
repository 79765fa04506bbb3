import { Box, Drawer, List, ListItem, ListItemButton, ListItemIcon, ListItemText } from '@mui/material';
import { createElement } from 'react';
import { useGetResourceLabel, useResourceDefinitions } from 'react-admin';
import { NavLink } from 'react-router-dom';
import { WaitingOrdersCount } from '../resources/orders';
import { texts } from './texts';

const WIDTH = 232;

/**
 * Lists that are reached from another place: payments to review from Orders, reported messages from Messages, and the
 * email log from Emails.
 */
const LED_TO = new Set(['payment-reviews', 'message-reports', 'mail-log']);

/** The menu of the console, in the order of console.tsx. Beside the page, or in a drawer on narrow screens. */
export const Places = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => (
  <>
    <Box
      sx={{
        display: { xs: 'none', md: 'block' },
        position: 'sticky',
        top: 'var(--bar)',
        height: 'calc(100dvh - var(--bar))',
        width: WIDTH,
        flexShrink: 0,
        overflowY: 'auto',
        borderRight: 1,
        borderColor: 'divider',
      }}
    >
      <Links />
    </Box>
    <Drawer
      open={isOpen}
      onClose={onClose}
      sx={{ display: { md: 'none' } }}
      slotProps={{ paper: { 'aria-label': texts.places, sx: { width: WIDTH + 40, maxWidth: '85vw' } } }}
    >
      <Links onChosen={onClose} />
    </Drawer>
  </>
);

function Links({ onChosen }: { onChosen?: () => void }) {
  const places = Object.values(useResourceDefinitions()).filter(
    ({ name, hasList }) => hasList && !LED_TO.has(name),
  );
  const labelOf = useGetResourceLabel();
  return (
    <Box component="nav" aria-label={texts.places}>
      <List sx={{ p: 1.5, display: 'grid', gap: 0.25 }}>
        {places.map(({ name, icon }) => (
          <ListItem key={name} disablePadding>
            <ListItemButton
              component={NavLink}
              to={`/${name}`}
              {...(onChosen && { onClick: onChosen })}
              sx={{
                borderRadius: 1,
                py: 0.75,
                minHeight: 44,
                color: 'text.secondary',
                '.MuiListItemIcon-root': { minWidth: 38, color: 'inherit' },
                '&.active': { bgcolor: 'action.selected', color: 'text.primary', fontWeight: 650 },
              }}
            >
              {icon && <ListItemIcon>{createElement(icon)}</ListItemIcon>}
              <ListItemText disableTypography primary={labelOf(name, 2)} />
              {name === 'orders' && <WaitingOrdersCount />}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
