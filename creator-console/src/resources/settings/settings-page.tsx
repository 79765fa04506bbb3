import { Box, Stack } from '@mui/material';
import { Title } from 'react-admin';
import { Navigate, Route, Routes } from 'react-router-dom';
import { BEGINS_WITH, SECTIONS } from './sections';
import { SectionList } from './section-list';
import { texts } from './parts/texts';

/** Everything the coach sets, one section at a time; each has its own address. */
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
