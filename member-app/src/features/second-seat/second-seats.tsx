import { useTranslation } from 'react-i18next';
import { useSecondSeats } from './api';
import { ChosenSeat } from './second-seat';

/** All second seats that a mother has to give, each with its course; nothing while there are none. */
export function SecondSeats() {
  const { t } = useTranslation('second-seat');
  const { data: seats } = useSecondSeats();
  const owned = seats?.filter(({ isOwned }) => isOwned) ?? [];
  if (owned.length === 0) return null;
  return (
    <section aria-labelledby="second-seats" className="space-y-4">
      <h2 id="second-seats" className="text-xl">
        {t('title')}
      </h2>
      {owned.map((seat) => (
        <div key={seat.productId} className="space-y-2">
          <h3 className="font-sans font-semibold wrap-anywhere">{seat.title}</h3>
          <ChosenSeat seat={seat} />
        </div>
      ))}
    </section>
  );
}
