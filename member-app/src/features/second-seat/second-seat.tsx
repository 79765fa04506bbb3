import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { sanctumPaths } from '../../shared/lib/sanctum-paths';
import { NotLoaded, Skeletons } from '../../shared/ui/loading';
import { isMinor, useSession } from '../session';
import { type Seat, useChooseSeat, useSecondSeats } from './api';
import { WhoTakesIt } from './who-takes-it';

interface Props {
  productId: string;
  title: string;
  /** True before a purchase: the seat's holder is chosen in advance. */
  isWanted?: boolean;
}

/** Chooses the holder of a course's second seat; nothing if there is no such seat, or for visitors and minors. */
export function SecondSeat({ productId, title, isWanted = false }: Props) {
  const { data: member } = useSession();
  if (!member || isMinor(member)) return null;
  const hasWards = member.wards.length > 0;
  return <OfMember productId={productId} title={title} isWanted={isWanted} hasWards={hasWards} />;
}

function OfMember({ productId, title, isWanted, hasWards }: Required<Props> & { hasWards: boolean }) {
  const { t } = useTranslation('second-seat');
  const query = useSecondSeats();
  const { data: seats } = query;
  if (!seats) return <NotLoaded query={query} skeleton={<Skeletons label={t('loading')} of={['h-24']} />} />;
  const seat = seats.find((one) => one.productId === productId);
  if (!seat && !isWanted) return null;
  return (
    <>
      <ChosenSeat seat={seat ?? { ...NOT_CHOSEN, productId, title }} />
      <Link
        to={sanctumPaths.family}
        className="mt-2 inline-block text-sm font-semibold text-evergreen underline underline-offset-4"
      >
        {t(hasWards ? 'family' : 'addDaughter')}
      </Link>
    </>
  );
}

const NOT_CHOSEN = { isOwned: false, wardId: null, name: null, isOpen: false };

/** Chooses the holder, and shows the state of the seat. */
function ChosenSeat({ seat }: { seat: Seat }) {
  const { t } = useTranslation('second-seat');
  const choose = useChooseSeat(seat.productId);
  const { name, wardId, isOwned, isOpen, title } = seat;
  return (
    <section aria-label={t('of', { title })} className="rounded-md border border-line p-4">
      <WhoTakesIt
        key={`${wardId} ${name}`}
        label={t('who')}
        chosen={{ wardId, name }}
        isOptional
        onChoose={choose.mutateAsync}
      />
      <output className="mt-3 block text-sm text-ink-soft">
        {isOpen && name !== null
          ? t('open', { name })
          : wardId !== null && name !== null && !isOwned
            ? t('opens', { name })
            : t('lead')}
      </output>
    </section>
  );
}
