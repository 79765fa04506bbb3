import GavelIcon from '@mui/icons-material/GavelOutlined';
import { LegalPage } from './legal-page';
import { texts } from './texts';

/** `<Resource>` props for the legal pages. */
export const legal = { list: LegalPage, icon: GavelIcon, options: { label: texts.title } };
