import { Box, Stack, List, ListItem, ListItemButton, ListItemText, ListSubheader } from '@mui/material';
import { Title } from 'react-admin';
import { Navigate, Route, Routes, NavLink } from 'react-router-dom';
import { BEGINS_WITH, SECTIONS } from './sections';
import { texts } from './parts/texts';

const GROUPS = Object.entries(texts.groups) as [keyof typeof texts.groups, string][];

/** Navigation of the sections, beside them or above them in a row that wraps. */
const SectionList = () => (
  <Box
    component="nav"
    aria-label={texts.nav}
    sx={{
      width: { lg: 220 },
      flexShrink: 0,
      position: { lg: 'sticky' },
      top: { lg: 'calc(var(--bar) + 16px)' },
    }}
  >
    {GROUPS.map(([group, name]) => (
      <List
        key={group}
        subheader={
          <ListSubheader
            disableSticky
            sx={{ bgcolor: 'transparent', lineHeight: 2.5, px: 1.5, width: '100%' }}
          >
            {name}
          </ListSubheader>
        }
        sx={{
          display: 'flex',
          flexDirection: { xs: 'row', lg: 'column' },
          flexWrap: 'wrap',
          gap: 0.25,
          pt: 0,
        }}
      >
        {SECTIONS.filter((section) => section.group === group).map(({ id }) => (
          <ListItem key={id} disablePadding sx={{ width: { xs: 'auto', lg: '100%' } }}>
            <ListItemButton
              component={NavLink}
              to={`/settings/${id}`}
              sx={{
                borderRadius: 1,
                px: 1.5,
                py: 0.5,
                minHeight: 44,
                color: 'text.secondary',
                '&.active': { bgcolor: 'action.selected', color: 'text.primary', fontWeight: 650 },
              }}
            >
              <ListItemText disableTypography primary={texts.sections[id]} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    ))}
  </Box>
);

/** All settings, one section at a time; each has its own URL. */
export const SettingsPage = () => (
  <Stack
    direction={{ xs: 'column', lg: 'row' }}
    sx={{ pt: 2, gap: { xs: 2, lg: 4 }, alignItems: { lg: 'flex-start' } }}
  >
    <Title title={texts.title} />
    <SectionList />
    <Box sx={{ flex: 1, minWidth: 0, maxWidth: 760, width: '100%' }}>
      <Routes>
        {SECTIONS.map(({ id, section: Section }) => (
          <Route key={id} path={id} element={<Section />} />
        ))}
        <Route path="*" element={<Navigate replace to={`/settings/${BEGINS_WITH}`} />} />
      </Routes>
    </Box>
  </Stack>
);
