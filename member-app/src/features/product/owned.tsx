import { paths } from '../../shared/lib/paths';
import { useCoach } from '../../shared/site/site';
import { ButtonLink, buttonStyle } from '../../shared/ui/button';
import { ProductFiles } from '../catalog';
import type { ProductDetail } from './api';
import { productTexts } from './texts';

const { buy } = productTexts;

/** What an owner can do: arrange a session, open the course, download the files. */
export function Owned({ product }: { product: ProductDetail }) {
  const coach = useCoach();
  if (product.type === 'coaching') {
    return (
      <>
        <p className="mt-4 text-ink-soft">{buy.ownedCoaching(coach.firstName)}</p>
        <a
          href={`mailto:${coach.email}?subject=${encodeURIComponent(product.title)}`}
          className={buttonStyle({ className: 'mt-5 w-full' })}
        >
          {buy.write(coach.firstName)}
        </a>
      </>
    );
  }
  if (product.type === 'bundle') return <p className="mt-4 text-ink-soft">{buy.ownedBundle}</p>;
  if (product.type === 'course') {
    return (
      <ButtonLink to={paths.course(product.id)} className="mt-5 w-full">
        {buy.openCourse}
      </ButtonLink>
    );
  }
  return (
    <>
      <h2 className="mt-4 mb-3 text-xl">{buy.files}</h2>
      <ProductFiles productId={product.id} />
    </>
  );
}
