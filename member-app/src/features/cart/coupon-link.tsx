import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { serverMessage } from '../../shared/api/client';
import { PageTitle } from '../../shared/lib/page-title';
import { paths } from '../../shared/lib/paths';
import { ButtonLink } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { Skeleton } from '../../shared/ui/loading';
import { toast } from '../../shared/ui/toast-store';
import { useSession } from '../session';
import { useApplyCoupon } from './api';
import { CoachNotice } from './coach-notice';
import { problemOf, valueOf } from './coupon-words';

/** Handles the coach's link: puts its coupon into the cart, even a visitor's, and leads to the shop. */
export function CouponLink({ code }: { code: string }) {
  const { data: member, isPending } = useSession();
  if (isPending) return <Applying />;
  return member?.role === 'creator' ? <CoachNotice /> : <Apply code={code} />;
}

function Apply({ code }: { code: string }) {
  const { t } = useTranslation('cart');
  const { mutateAsync, error } = useApplyCoupon();
  const navigate = useNavigate();

  const apply = useEffectEvent(async () => {
    const { coupon } = await mutateAsync(code);
    if (!coupon) return;
    const problem = problemOf(coupon);
    toast(
      problem
        ? { title: t('coupon.notApplied'), description: problem, variant: 'destructive' }
        : {
            title: t('coupon.linkApplied', { value: valueOf(coupon) }),
            description: t('coupon.linkAppliedText', { code: coupon.code }),
          },
    );
    // Going back must not apply it again.
    void navigate(paths.library, { replace: true });
  });
  useEffect(() => {
    // The error is shown on the page.
    apply().catch(() => undefined);
  }, []);

  if (!error) return <Applying />;
  return (
    <EmptyState
      level={1}
      picture="fallen-leaf"
      title={t('coupon.unknown')}
      description={serverMessage(error, t('coupon.linkFailed'))}
      action={<ButtonLink to={paths.library}>{t('empty.browse')}</ButtonLink>}
    />
  );
}

const Applying = () => {
  const { t } = useTranslation('cart');
  return (
    <>
      <PageTitle>{t('coupon.applying')}</PageTitle>
      <output className="block font-serif text-2xl">{t('coupon.applying')}</output>
      <div aria-busy className="mt-8 space-y-4">
        <Skeleton className="h-28" />
        <Skeleton className="h-28" />
      </div>
    </>
  );
};
