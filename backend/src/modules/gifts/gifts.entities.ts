import { GiftLink } from './gift-link.entity.js';
import { Gift } from './gift.entity.js';

export const giftEntities = [Gift, GiftLink];
