import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/lib/paths';
import { Button, ButtonLink } from '../../shared/ui/button';
import { DialogButton } from '../../shared/ui/dialog';
import { NotLoaded, Skeletons } from '../../shared/ui/loading';
import { Refused } from '../../shared/ui/refused';
import { useSession } from '../session';
import { type Seat, useChooseSeat, useSecondSeats } from './api';
import { firstNameOf, WhoTakesIt } from './who-takes-it';

/** A mother's courses for two: she starts one with a daughter in one click, and continues from here. */
export function Together() {
  const { t } = useTranslation('second-seat');
  const query = useSecondSeats();
  const { data: seats } = query;
  if (!seats) return <NotLoaded query={query} skeleton={<Skeletons label={t('loading')} of={['h-24']} />} />;
  const owned = seats.filter(({ isOwned }) => isOwned);
  return (
    <section aria-labelledby="together" className="space-y-3">
      <h2 id="together" className="text-xl">
        {t('title')}
      </h2>
      {owned.length > 0 ? (
        <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
          {owned.map((seat) => (
            <li key={seat.productId} className="px-5 py-4">
              <Course seat={seat} />
            </li>
          ))}
        </ul>
      ) : (
        <>
          <p className="text-ink-soft">{t('none')}</p>
          <ButtonLink to={paths.library} variant="secondary" size="sm">
            {t('library')}
          </ButtonLink>
        </>
      )}
    </section>
  );
}

function Course({ seat }: { seat: Seat }) {
  const { t } = useTranslation('second-seat');
  const choose = useChooseSeat(seat.productId);
  const { data: member } = useSession();
  const { productId, title, name, wardId, isOpen } = seat;
  const wards = name === null ? (member?.wards ?? []) : [];
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 grow basis-64">
        <Link
          to={paths.course(productId)}
          className="font-semibold underline-offset-4 wrap-anywhere hover:underline"
        >
          {title}
        </Link>
        <p className="text-sm text-ink-soft">
          {name === null ? t('free') : t(isOpen || wardId !== null ? 'both' : 'without', { name })}
        </p>
        <Refused error={choose.error} isSmall />
      </div>
      <div className="flex flex-wrap gap-3">
        {isOpen && (
          <ButtonLink to={paths.course(productId)} size="sm">
            {t('goOn')}
          </ButtonLink>
        )}
        {wards.map((ward) => (
          <Button
            key={ward.id}
            size="sm"
            pending={choose.isPending && choose.variables.wardId === ward.id}
            onClick={() => choose.mutate({ wardId: ward.id, name: null })}
          >
            {t('with', { name: firstNameOf(ward.name) })}
          </Button>
        ))}
        <DialogButton
          button={
            <Button variant="secondary" size="sm" aria-label={t('changeOf', { title })}>
              {t('change')}
            </Button>
          }
          title={t('of', { title })}
        >
          {(close) => (
            <WhoTakesIt
              label={t('who')}
              chosen={{ wardId, name }}
              isOptional
              onChoose={async (choice) => {
                await choose.mutateAsync(choice);
                close();
              }}
            />
          )}
        </DialogButton>
      </div>
    </div>
  );
}
