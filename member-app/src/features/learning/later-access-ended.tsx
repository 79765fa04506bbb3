import type { Schemas } from '@sanctum/openapi';
import { lazy, Suspense } from 'react';

/** Few products have ended for their reader. */
const AccessEnded = lazy(async () => ({ default: (await import('./access-ended')).AccessEnded }));

interface Props {
  product: Pick<Schemas['ProductDetailResponse'], 'type' | 'accessEndedAt'>;
  className: string;
}

export const LaterAccessEnded = ({ product: { type, accessEndedAt }, className }: Props) =>
  accessEndedAt !== null && (
    <Suspense>
      <AccessEnded type={type} moment={accessEndedAt} className={className} />
    </Suspense>
  );
