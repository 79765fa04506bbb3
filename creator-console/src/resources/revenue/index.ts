import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import { RevenuePage } from './revenue-page';
import { texts } from './texts';

export const revenue = { list: RevenuePage, icon: PaymentsIcon, options: { label: texts.title } };
