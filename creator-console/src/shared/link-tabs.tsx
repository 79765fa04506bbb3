import { Box, Stack, Tab, Tabs } from '@mui/material';
import type { KeyboardEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ToDoCount } from './to-do-count';

export interface LinkTab {
  id: string;
  label: string;
  to: string;
  /** Number of to-dos. */
  toDo?: number;
}

interface Props {
  label: string;
  /** With fewer than two tabs, the row is hidden. */
  tabs: readonly LinkTab[];
  /** Id of the open tab. */
  open: string;
  /** Padding around the tab's content. */
  padding?: { xs: number; md: number };
  children: ReactNode;
}

/** Tabs with URLs that can be bookmarked, shared and left with Back. Arrow keys move between them; Enter and Space open one. */
export const LinkTabs = ({ label, tabs, open, padding, children }: Props) => (
  <>
    {tabs.length > 1 && (
      <Tabs
        value={open}
        variant="scrollable"
        scrollButtons="auto"
        allowScrollButtonsMobile
        aria-label={label}
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {tabs.map(({ id, label, to, toDo = 0 }) => (
          <Tab
            key={id}
            id={tabIdOf(id)}
            value={id}
            label={
              <Stack component="span" direction="row" spacing={0.75} sx={{ alignItems: 'center' }}>
                <span>{label}</span>
                <ToDoCount count={toDo} />
              </Stack>
            }
            component={Link}
            to={to}
            onKeyDown={openBySpace}
            sx={{ minWidth: { xs: 64, sm: 90 } }}
            {...(id === open && { 'aria-controls': panelIdOf(id) })}
          />
        ))}
      </Tabs>
    )}
    <Box
      {...(tabs.length > 1 && {
        role: 'tabpanel',
        id: panelIdOf(open),
        'aria-labelledby': tabIdOf(open),
      })}
      {...(padding && { sx: { p: padding } })}
    >
      {children}
    </Box>
  </>
);

const tabIdOf = (id: string): string => `tab-${id}`;
const panelIdOf = (id: string): string => `tab-${id}-panel`;

/** Opens a tab with Space too; a link opens only with Enter. */
function openBySpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
