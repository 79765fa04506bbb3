import SpaceDashboardIcon from '@mui/icons-material/SpaceDashboardOutlined';
import { OverviewPage } from './overview-page';
import { texts } from './texts';

export const overview = { list: OverviewPage, icon: SpaceDashboardIcon, options: { label: texts.title } };
