import LanguageIcon from '@mui/icons-material/LanguageOutlined';
import { SitePage } from './site-page';
import { texts } from './texts';

export const site = { list: SitePage, icon: LanguageIcon, options: { label: texts.title } };
