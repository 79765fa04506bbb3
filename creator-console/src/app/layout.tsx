import { Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { AppBar, Layout, Menu, TitlePortal } from 'react-admin';
import { texts } from './texts';

const ConsoleAppBar = () => (
  <AppBar color="primary" elevation={0}>
    <Typography
      component="span"
      variant="h6"
      sx={{ mr: 2, pr: 2, borderRight: 1, borderColor: 'currentcolor', display: { xs: 'none', sm: 'block' } }}
    >
      {texts.brand}
    </Typography>
    <TitlePortal component="h1" />
    <Button color="inherit" href="/" size="small">
      {texts.memberApp}
    </Button>
  </AppBar>
);

const ConsoleMenu = () => (
  <Menu>
    <Menu.ResourceItems />
  </Menu>
);

export const ConsoleLayout = ({ children }: { children: ReactNode }) => (
  <Layout appBar={ConsoleAppBar} menu={ConsoleMenu}>
    {children}
  </Layout>
);
