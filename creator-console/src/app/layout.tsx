import { Button, Portal, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { AppBar, Layout, Menu, Notification, TitlePortal } from 'react-admin';
import { CreateContent, CreateContentButton } from '../resources/products';
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
    <CreateContentButton />
    <Button color="inherit" href="/" size="small" sx={{ display: { xs: 'none', sm: 'inline-flex' } }}>
      {texts.memberApp}
    </Button>
  </AppBar>
);

const ConsoleMenu = () => (
  <Menu>
    <Menu.ResourceItems />
  </Menu>
);

/** In the body itself: an open dialog hides the rest of the page from screen readers, and its toasts with it. */
export const ConsoleNotification = () => (
  <Portal>
    <Notification />
  </Portal>
);

export const ConsoleLayout = ({ children }: { children: ReactNode }) => (
  <CreateContent>
    <Layout appBar={ConsoleAppBar} menu={ConsoleMenu}>
      {children}
    </Layout>
  </CreateContent>
);
