export { certificatePdf } from './api';
export { CertificatePage } from './certificate-page';
