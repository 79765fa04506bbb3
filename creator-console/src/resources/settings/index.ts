import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import { SettingsPage } from './settings-page';
import { texts } from './parts/texts';

export const settings = { list: SettingsPage, icon: SettingsIcon, options: { label: texts.title } };
