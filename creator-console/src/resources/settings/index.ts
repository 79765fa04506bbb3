import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import { SettingsPage } from './settings-page';
import { texts } from './parts/texts';

/** What `<Resource>` wants for the coach's settings; each section has an address below it. */
export const settings = { list: SettingsPage, icon: SettingsIcon, options: { label: texts.title } };
