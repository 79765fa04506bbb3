import MenuIcon from '@mui/icons-material/Menu';
import KeyIcon from '@mui/icons-material/KeyOutlined';
import StorefrontIcon from '@mui/icons-material/StorefrontOutlined';
import {
  AppBar,
  Box,
  Button,
  IconButton,
  ListItemIcon,
  ListItemText,
  MenuItem,
  Toolbar,
  Typography,
} from '@mui/material';
import { LoadingIndicator, Logout, TitlePortal, ToggleThemeButton, UserMenu, useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import { SECOND_FACTOR_PAGE, api } from '../providers/client';
import { CreateContentButton } from '../resources/products';
import { usePlaceName } from '../shared/place-name.api';
import { Bell } from './bell/bell';
import { FinderButton } from './finder/finder-button';
import { MENU } from './menu';
import { TabTitle } from './tab-title';
import { texts } from './texts';
import LanguageIcon from '@mui/icons-material/Translate';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@sanctum/web/words/languages';
import { language, speak } from '../shared/words/language';

/** Menu entry for each other language, by its own name. Leaving the page asks about unsaved changes. */
function LanguageChoice() {
  const notify = useNotify();
  const choose = async (wanted: Language) => {
    try {
      await api.PATCH('/api/me', { body: { language: wanted } });
      speak(wanted);
    } catch {
      notify(texts.languageNotKept, { type: 'error' });
    }
  };
  return LANGUAGES.filter((one) => one !== language).map((one) => (
    <MenuItem key={one} lang={one} onClick={() => void choose(one)}>
      <ListItemIcon>
        <LanguageIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{LANGUAGE_NAMES[one]}</ListItemText>
    </MenuItem>
  ));
}

const WIDE_ONLY = { display: { xs: 'none', sm: 'inline-flex' } } as const;

const Account = () => (
  <UserMenu>
    <MenuItem component="a" href="/" sx={{ display: { sm: 'none' } }}>
      <ListItemIcon>
        <StorefrontIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{texts.memberApp}</ListItemText>
    </MenuItem>
    <MenuItem component={Link} to={SECOND_FACTOR_PAGE}>
      <ListItemIcon>
        <KeyIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{texts.secondFactor}</ListItemText>
    </MenuItem>
    <LanguageChoice />
    <Logout />
  </UserMenu>
);

const PlaceName = () => <>{usePlaceName()}</>;

export const Bar = ({ isOpen, onMenu }: { isOpen: boolean; onMenu: () => void }) => (
  <AppBar color="primary" elevation={0} position="sticky">
    <Toolbar
      variant="dense"
      // The line below the bar takes the last pixel of its height.
      sx={{ minHeight: 'calc(var(--bar) - 1px)', gap: 0.5, px: { xs: 1, md: 2 } }}
      disableGutters
    >
      <IconButton
        color="inherit"
        aria-label={texts.menu}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={onMenu}
        sx={{ display: { xs: 'none', sm: 'inline-flex', md: 'none' } }}
      >
        <MenuIcon />
      </IconButton>
      <Typography
        component="span"
        variant="h6"
        sx={{
          mr: 1.5,
          pr: 2,
          ml: 1,
          borderRight: 1,
          borderColor: 'currentcolor',
          display: { xs: 'none', md: 'block' },
        }}
      >
        <PlaceName />
      </Typography>
      {/* react-admin's own title would be cut off without an ellipsis. */}
      <TitlePortal component="h1" sx={{ mr: 1, '&& > *': { display: 'inline' } }} />
      <TabTitle />
      <FinderButton menu={MENU} />
      <CreateContentButton />
      <Button color="inherit" href="/" size="small" sx={{ ...WIDE_ONLY, flexShrink: 0 }}>
        {texts.memberApp}
      </Button>
      <Bell />
      <ToggleThemeButton />
      <Box component="span" sx={WIDE_ONLY}>
        <LoadingIndicator />
      </Box>
      <Account />
    </Toolbar>
  </AppBar>
);
