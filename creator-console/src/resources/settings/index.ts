import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import { SettingsPage } from './settings-page';
import { texts } from './parts/texts';

/** `<Resource>` props for settings; each section has a path below. */
export const settings = { list: SettingsPage, icon: SettingsIcon, options: { label: texts.title } };
