import { Box, Tab, Tabs } from '@mui/material';
import type { KeyboardEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';

export interface LinkTab {
  id: string;
  label: string;
  to: string;
}

interface Props {
  label: string;
  tabs: readonly LinkTab[];
  /** Id of the open tab. */
  open: string;
  /** Space around what the tab shows. */
  padding?: { xs: number; md: number };
  children: ReactNode;
}

/** Tabs with URLs that can be bookmarked, shared and left with Back. Arrow keys move between them; Enter and Space open one. */
export const LinkTabs = ({ label, tabs, open, padding, children }: Props) => (
  <>
    <Tabs
      value={open}
      variant="scrollable"
      scrollButtons="auto"
      allowScrollButtonsMobile
      aria-label={label}
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      {tabs.map(({ id, label, to }) => (
        <Tab
          key={id}
          id={tabIdOf(id)}
          value={id}
          label={label}
          component={Link}
          to={to}
          onKeyDown={openBySpace}
          sx={{ minWidth: { xs: 64, sm: 90 } }}
          {...(id === open && { 'aria-controls': panelIdOf(id) })}
        />
      ))}
    </Tabs>
    <Box
      role="tabpanel"
      id={panelIdOf(open)}
      aria-labelledby={tabIdOf(open)}
      {...(padding && { sx: { p: padding } })}
    >
      {children}
    </Box>
  </>
);

const tabIdOf = (id: string): string => `tab-${id}`;
const panelIdOf = (id: string): string => `tab-${id}-panel`;

/** A link opens by Enter alone; a tab opens by Space, too. */
function openBySpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
