import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import { SettingsPage } from './settings-page';
import { texts } from './texts';

/** What `<Resource>` wants for the coach's settings. */
export const settings = { list: SettingsPage, icon: SettingsIcon, options: { label: texts.title } };
