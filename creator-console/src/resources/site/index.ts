import LanguageIcon from '@mui/icons-material/LanguageOutlined';
import { SitePage } from './site-page';
import { texts } from './texts';

/** What `<Resource>` wants for the site's own words. */
export const site = { list: SitePage, icon: LanguageIcon, options: { label: texts.title } };
