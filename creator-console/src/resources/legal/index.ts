import GavelIcon from '@mui/icons-material/GavelOutlined';
import { LegalPage } from './legal-page';
import { texts } from './texts';

export const legal = { list: LegalPage, icon: GavelIcon, options: { label: texts.title } };
