import { LegalPage } from '../features/legal';

export const Component = () => <LegalPage document="privacy" />;
