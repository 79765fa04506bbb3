import { PurchaseRequest } from './purchase-requests/purchase-request.entity.js';

export const familyEntities = [PurchaseRequest];
