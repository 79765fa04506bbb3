import type { Schemas } from '@sanctum/openapi';

export type Subscription = Schemas['CoachSubscriptionResponse'];
