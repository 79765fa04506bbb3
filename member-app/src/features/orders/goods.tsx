import Mail from 'lucide-react/icons/mail';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/lib/paths';
import { LINE_WIDTH } from '../../shared/lib/picture-widths';
import { sanctumPaths } from '../../shared/lib/sanctum-paths';
import { useCoach } from '../../shared/site/site';
import { ButtonLink, buttonStyle } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { ProductFiles, Thumbnail } from '../catalog';
import { SecondSeat } from '../second-seat';
import { PaidTime } from '../sessions';
import type { Order, OrderLine } from './api';
import { mailedTo } from './order-words';
import { Gift } from './gift';

/** Products of an order, each with a link to start; pending and refunded ones say so. */
export function Goods({ order }: { order: Order }) {
  const { status, lines } = order;
  const email = mailedTo(order);
  const { t } = useTranslation('orders');
  const isPartlyOpen =
    ['review', 'partially_refunded'].includes(status) && lines.some((line) => isGiven(line));
  if (status !== 'paid' && !isPartlyOpen) return null;
  const mainId = mainOf(lines);
  return (
    <section aria-labelledby="goods" className="mt-8 print:hidden">
      <h2 id="goods" className="text-2xl">
        {lines.every(({ gift }) => gift) ? t('page.gifts') : t('page.goods')}
      </h2>
      <ul className="mt-4 space-y-4">
        {lines.map((line) => (
          <li key={line.productId}>
            <Card className="grid grid-cols-[6rem_1fr] items-center gap-4 p-4 sm:grid-cols-[8rem_1fr] sm:gap-6 sm:p-5">
              <div className="overflow-hidden rounded-md">
                <Thumbnail product={line} sizes={LINE_WIDTH} />
              </div>
              <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-3">
                <h3 className="text-xl wrap-anywhere">{line.title}</h3>
                <Start line={line} email={email} mainId={mainId} />
              </div>
              {line.gift && <Gift gift={line.gift} />}
              {isOpen(line) && <Inside line={line} email={email} mainId={mainId} />}
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}

const isGiven = ({ isDelivered, isRefunded }: OrderLine) => isDelivered && !isRefunded;

/** Returns whether the product is open for the buyer; a gift opens for the person who redeemed it. */
const isOpen = (line: OrderLine) => isGiven(line) && line.gift === null;

/** Product with the page's main button: the first one with a button to start. */
const mainOf = (lines: readonly OrderLine[]): string | undefined =>
  lines
    .filter(isOpen)
    .flatMap((line) => [line, ...line.parts])
    .find(({ type }) => type === 'course' || type === 'coaching')?.productId;

interface Props {
  line: OrderLine;
  email: string;
  mainId: string | undefined;
}

function Start({ line, email, mainId }: Props) {
  const { t } = useTranslation('orders');
  if (line.gift) return null;
  if (line.isRefunded) return <p className="text-ink-soft">{t('refunded')}</p>;
  if (!line.isDelivered) return <p className="text-ink-soft">{t('waits')}</p>;
  if (line.bookingId !== null) return <PaidTime bookingId={line.bookingId} />;
  return <Begin {...line} email={email} isMain={line.productId === mainId} />;
}

interface BeginProps extends Pick<OrderLine, 'type' | 'productId' | 'title'> {
  email: string;
  isMain: boolean;
}

/** Link to start a product, or a part of a bundle. */
function Begin({ type, productId, title, email, isMain }: BeginProps) {
  const { t } = useTranslation('orders');
  const variant = isMain ? 'primary' : 'secondary';
  switch (type) {
    case 'course':
      return (
        <ButtonLink
          to={paths.course(productId)}
          variant={variant}
          className="max-sm:w-full"
          aria-label={`${t('start')}: ${title}`}
        >
          {t('start')}
        </ButtonLink>
      );
    case 'coaching':
      return <Coaching email={email} variant={variant} />;
    case 'digital_file':
    case 'bundle':
      return null;
  }
}

/** The files of a download, the second seat of a course for two, and the parts of a bundle. */
function Inside({ line, email, mainId }: Props) {
  if (line.type === 'course')
    return (
      <div className="col-span-2">
        <SecondSeat {...line} />
      </div>
    );
  if (line.type === 'digital_file')
    return (
      <div className="col-span-2">
        <ProductFiles productId={line.productId} />
      </div>
    );
  if (line.parts.length === 0) return null;
  return (
    <ul className="col-span-2 divide-y divide-line border-t border-line">
      {line.parts.map((part) => (
        <li key={part.productId} className="space-y-3 pt-4 pb-4 last:pb-0">
          <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-3">
            <h4 className="text-lg wrap-anywhere">{part.title}</h4>
            <Begin {...part} email={email} isMain={part.productId === mainId} />
          </div>
          {part.type === 'course' && <SecondSeat {...part} />}
          {part.type === 'digital_file' && <ProductFiles productId={part.productId} />}
        </li>
      ))}
    </ul>
  );
}

function Coaching({ email, variant }: { email: string; variant: 'primary' | 'secondary' }) {
  const { t } = useTranslation('orders');
  const coach = useCoach();
  return (
    <div className="w-full">
      <p className="wrap-anywhere text-ink-soft">{t('coachingNext', { email })}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <ButtonLink to={sanctumPaths.coaching} variant={variant} size="sm">
          {t('chooseTime')}
        </ButtonLink>
        <a href={`mailto:${coach.email}`} className={buttonStyle({ variant: 'ghost', size: 'sm' })}>
          <Mail aria-hidden />
          {t('writeToCoach')}
        </a>
      </div>
    </div>
  );
}
