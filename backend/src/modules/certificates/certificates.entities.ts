import { Certificate } from './certificate.entity.js';

export const certificateEntities = [Certificate];
