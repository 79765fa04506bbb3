import LanguageIcon from '@mui/icons-material/Translate';
import { ListItemIcon, ListItemText, MenuItem } from '@mui/material';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@sanctum/web/words/languages';
import { useNotify } from 'react-admin';
import { api } from '../providers/client';
import { language, speak } from '../shared/words/language';
import { texts } from './texts';

/** In the account's menu: the other languages, each by its own name. What is not saved is asked about when the page is left. */
export function LanguageChoice() {
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
