import MenuIcon from '@mui/icons-material/Menu';
import {
  Badge,
  Box,
  ButtonBase,
  Drawer,
  List,
  ListItem,
  ListItemButton,
  ListItemIcon,
  ListItemText,
} from '@mui/material';
import { createElement, type ReactNode, useEffect } from 'react';
import { useGetResourceLabel, useResourceDefinitions } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { type Day, readDay } from '../shared/day.api';
import { useFigures } from '../shared/figures/use-figures';
import { LinkTabs } from '../shared/link-tabs';
import { ToDoCount, toDoTexts } from '../shared/to-do-count';
import { Unseen } from '../shared/live-region';
import { entryOf, MENU, pageAt, THUMB, toDoOn } from './menu';
import { texts } from './texts';

const WIDTH = 232;

/** Counts the to-dos, again on every page change. */
export function useToDo(): Day | undefined {
  const { pathname } = useLocation();
  const { data, refetch } = useFigures(['day'], readDay);
  useEffect(() => void refetch({ cancelRefetch: false }), [pathname, refetch]);
  return data;
}

interface Props {
  day: Day | undefined;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** The menu: beside the page, or in a drawer on narrow screens. A phone also has the daily pages at the bottom. */
export const Places = ({ day, isOpen, onOpen, onClose }: Props) => (
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
      <Links day={day} />
    </Box>
    <Drawer
      open={isOpen}
      onClose={onClose}
      sx={{ display: { md: 'none' } }}
      slotProps={{ paper: { 'aria-label': texts.places, sx: { width: WIDTH + 40, maxWidth: '85vw' } } }}
    >
      <Links day={day} onChosen={onClose} />
    </Drawer>
    <ThumbBar day={day} isOpen={isOpen} onMenu={onOpen} />
  </>
);

/** Name, URL, icon and state of each menu entry. */
function useEntries(day: Day | undefined) {
  const definitions = useResourceDefinitions();
  const labelOf = useGetResourceLabel();
  const opened = entryOf(pageAt(useLocation().pathname));
  return MENU.map((entry) => {
    const [first] = entry.pages;
    const icon = definitions[first]?.icon;
    return {
      first,
      label: entry.label ?? labelOf(first, 2),
      icon: icon && createElement(icon),
      toDo: toDoOn(day, ...entry.pages),
      isOpen: entry === opened,
    };
  });
}

const Links = ({ day, onChosen }: { day: Day | undefined; onChosen?: () => void }) => (
  <Box component="nav" aria-label={texts.places}>
    <List sx={{ p: 1.5, display: 'grid', gap: 0.25 }}>
      {useEntries(day).map(({ first, label, icon, toDo, isOpen }) => (
        <ListItem key={first} disablePadding>
          <ListItemButton
            component={Link}
            to={`/${first}`}
            selected={isOpen}
            {...(isOpen && { 'aria-current': true })}
            {...(onChosen && { onClick: onChosen })}
            sx={{
              borderRadius: 1,
              py: 0.75,
              minHeight: 44,
              color: 'text.secondary',
              '.MuiListItemIcon-root': { minWidth: 38, color: 'inherit' },
              '&.Mui-selected': { bgcolor: 'action.selected', color: 'text.primary', fontWeight: 650 },
            }}
          >
            {icon && <ListItemIcon>{icon}</ListItemIcon>}
            <ListItemText disableTypography primary={label} />
            <ToDoCount count={toDo} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  </Box>
);

/** Height of the bottom bar, including the space that a phone without buttons needs. */
export const FOOT = 'calc(56px + env(safe-area-inset-bottom, 0px))';

const THUMB_ITEM = {
  flex: 1,
  minWidth: 0,
  flexDirection: 'column',
  gap: 0.25,
  pb: 'env(safe-area-inset-bottom, 0px)',
  fontSize: 12,
  fontFamily: 'inherit',
  color: 'text.secondary',
  '&[aria-current]': { color: 'primary.main', fontWeight: 650 },
  '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: -4 },
} as const;

/** Bottom bar on a phone: the daily pages and the menu, within thumb reach. */
function ThumbBar({ day, isOpen, onMenu }: { day: Day | undefined; isOpen: boolean; onMenu: () => void }) {
  const entries = useEntries(day);
  const near = THUMB.flatMap((name) => entries.filter(({ first }) => first === name));
  const toDo = entries.filter((entry) => !near.includes(entry)).reduce((sum, entry) => sum + entry.toDo, 0);
  return (
    <Box
      component="nav"
      aria-label={texts.ofTheDay}
      sx={{
        display: { xs: 'flex', sm: 'none' },
        position: 'fixed',
        zIndex: 'appBar',
        insetInline: 0,
        bottom: 0,
        height: FOOT,
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {near.map(({ first, label, icon, toDo: waiting, isOpen: isHere }) => (
        <ButtonBase
          key={first}
          component={Link}
          to={`/${first}`}
          {...(isHere && { 'aria-current': true })}
          sx={THUMB_ITEM}
        >
          <ThumbFace icon={icon} label={label} toDo={waiting} />
        </ButtonBase>
      ))}
      <ButtonBase aria-haspopup="dialog" aria-expanded={isOpen} onClick={onMenu} sx={THUMB_ITEM}>
        <ThumbFace icon={<MenuIcon />} label={texts.menu} toDo={toDo} />
      </ButtonBase>
    </Box>
  );
}

const ThumbFace = ({ icon, label, toDo }: { icon: ReactNode; label: string; toDo: number }) => (
  <>
    <Badge aria-hidden badgeContent={toDo} color="warning">
      {icon}
    </Badge>
    <span>{label}</span>
    {toDo > 0 && <Unseen>{` ${toDoTexts.toDo(toDo)}`}</Unseen>}
  </>
);

/** The page, below its tabs if its entry has several pages. The page of a single record has no tabs. */
export function PageInEntry({ day, children }: { day: Day | undefined; children: ReactNode }) {
  const labelOf = useGetResourceLabel();
  const { pathname } = useLocation();
  const page = pageAt(pathname);
  const entry = isList(pathname) ? entryOf(page) : undefined;
  return (
    <LinkTabs
      label={entry ? (entry.label ?? labelOf(entry.pages[0], 2)) : ''}
      open={`page-${page}`}
      tabs={(entry?.pages ?? []).map((name) => ({
        id: `page-${name}`,
        label: labelOf(name, 2),
        to: `/${name}`,
        toDo: toDoOn(day, name),
      }))}
    >
      {children}
    </LinkTabs>
  );
}

/** The inbox is one page, even with an open conversation. */
const isList = (pathname: string): boolean => /^\/(?:[\w-]+\/?|messages\/.*)$/.test(pathname);
