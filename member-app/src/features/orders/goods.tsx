import Mail from 'lucide-react/icons/mail';
import { coach, coachWrites } from '../../shared/lib/coach';
import { paths } from '../../shared/lib/paths';
import { ButtonLink, buttonStyle } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { ProductFiles, Thumbnail } from '../catalog';
import type { Order, OrderLine } from './api';
import { ordersTexts } from './texts';

/** The products of an order, each with a link to begin; those that wait for a decision, or were refunded, say so. */
export function Goods({ order: { status, lines, receiptEmail } }: { order: Order }) {
  const isPartlyOpen =
    ['review', 'partially_refunded'].includes(status) && lines.some((line) => isOpen(line));
  if (status !== 'paid' && !isPartlyOpen) return null;
  return (
    <section aria-labelledby="goods" className="mt-12 print:hidden">
      <h2 id="goods" className="text-2xl">
        {ordersTexts.page.goods}
      </h2>
      <ul className="mt-5 space-y-4">
        {lines.map((line) => (
          <li key={line.productId}>
            <Card className="grid grid-cols-[6rem_1fr] items-center gap-4 p-4 sm:grid-cols-[8rem_1fr] sm:gap-6 sm:p-5">
              <div className="overflow-hidden rounded-md">
                <Thumbnail product={line} />
              </div>
              <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-3">
                <h3 className="text-xl wrap-anywhere">{line.title}</h3>
                <Start line={line} email={receiptEmail} />
              </div>
              {isOpen(line) && line.type === 'digital_file' && (
                <div className="col-span-2">
                  <ProductFiles productId={line.productId} />
                </div>
              )}
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}

const isOpen = ({ isDelivered, isRefunded }: OrderLine) => isDelivered && !isRefunded;

function Start({ line, email }: { line: OrderLine; email: string }) {
  if (line.isRefunded) return <p className="text-ink-soft">{ordersTexts.refunded}</p>;
  if (!line.isDelivered) return <p className="text-ink-soft">{ordersTexts.waits}</p>;
  switch (line.type) {
    case 'course':
      return <ButtonLink to={paths.course(line.productId)}>{ordersTexts.start}</ButtonLink>;
    case 'coaching':
      return <Coaching email={email} />;
    case 'digital_file':
      return null;
  }
}

function Coaching({ email }: { email: string }) {
  return (
    <div className="w-full">
      <p className="wrap-anywhere text-ink-soft">{coachWrites(email)}</p>
      <a
        href={`mailto:${coach.email}`}
        className={buttonStyle({ variant: 'secondary', size: 'sm', className: 'mt-3' })}
      >
        <Mail aria-hidden />
        {ordersTexts.writeToCoach}
      </a>
    </div>
  );
}
