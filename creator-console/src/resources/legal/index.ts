import GavelIcon from '@mui/icons-material/GavelOutlined';
import { LegalPage } from './legal-page';
import { texts } from './texts';

/** What `<Resource>` wants for the pages that the law asks for. */
export const legal = { list: LegalPage, icon: GavelIcon, options: { label: texts.title } };
