import { Business } from './business.entity.js';

export const businessEntities = [Business];
