import AddIcon from '@mui/icons-material/Add';
import ArchiveIcon from '@mui/icons-material/ArchiveOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import RestoreIcon from '@mui/icons-material/RestoreOutlined';
import { Alert, Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useActs } from '../../providers/use-acts';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { priceOf } from '../../shared/figures/format';
import { useAct } from '../../shared/fresh-sign-in/use-act';
import { IconAct } from '../../shared/icon-act';
import { Loaded } from '../../shared/loaded';
import { accessOf } from '../../shared/offer-access';
import { paymentsOf, sumOf } from '../../shared/offer-payments';
import { texts as publishing } from '../../shared/publishing/texts';
import { Secondary } from '../../shared/secondary';
import { useToast } from '../../shared/toast/use-toast';
import { OfferDialog } from './offer-dialog';
import { ProductPart } from './product-part';
import { type Offer, type OfferRequest, readOffers } from './product/offers.api';
import { texts } from './product/offers-texts';
import type { Product } from './product/product';

/** Ways to buy a product beside its own price, or without one. */
export function Offers({ product }: { product: Pick<Product, 'id' | 'price' | 'isSubscriptionOnly'> }) {
  const { id: productId, price, isSubscriptionOnly } = product;
  const query = useQuery({
    queryKey: ['products', productId, 'offers'],
    queryFn: () => readOffers(productId),
    staleTime: 0,
  });
  return (
    <ProductPart texts={isSubscriptionOnly ? { ...texts, lead: texts.onlyLead } : texts}>
      <Loaded query={query} failed={texts.failed} loading={texts.loading} heights={[52, 52]}>
        {(offers) => (
          <>
            {price === null && <Unsold isSubscriptionOnly={isSubscriptionOnly} offers={offers} />}
            <OfferList productId={productId} offers={offers} onChanged={() => query.refetch()} />
          </>
        )}
      </Loaded>
    </ProductPart>
  );
}

interface UnsoldProps {
  isSubscriptionOnly: boolean;
  offers: readonly Offer[];
}

/** Says which offers of a product without a price aren't sold, and that a subscription needs one. */
function Unsold({ isSubscriptionOnly, offers }: UnsoldProps) {
  const sold = offers.filter(({ isArchived }) => !isArchived);
  const isMissing = isSubscriptionOnly && sold.every(({ interval }) => interval === null);
  const isHeld = isSubscriptionOnly ? sold.some(({ interval }) => interval === null) : offers.length > 0;
  return (
    <>
      {isMissing && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {publishing.missing.recurring_offer}
        </Alert>
      )}
      {isHeld && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {isSubscriptionOnly ? texts.onlyRecurring : texts.isFree}
        </Alert>
      )}
    </>
  );
}

const requestOf = ({ isArchived: _, ...offer }: Offer): OfferRequest => offer;

interface ListProps {
  productId: string;
  offers: readonly Offer[];
  onChanged: () => Promise<unknown>;
}

/** Changes the offers of a product, each time sending all that are on sale. Archiving can be undone. */
function useOfferActs({ productId, offers, onChanged }: ListProps) {
  const { setOffers } = useActs();
  const acting = useAct();
  const toast = useToast();
  const requests = offers.filter(({ isArchived }) => !isArchived).map(requestOf);
  const set = async (changed: readonly OfferRequest[]) => {
    await setOffers(productId, changed);
    await onChanged();
  };
  return {
    ...acting,
    save: async (offer: OfferRequest) => {
      const isNew = requests.every(({ id }) => id !== offer.id);
      await set(isNew ? [...requests, offer] : requests.map((one) => (one.id === offer.id ? offer : one)));
      toast({ title: texts.saved });
    },
    archive: async ({ id, interval }: Offer) => {
      await set(requests.filter((one) => one.id !== id));
      const undo = () => void acting.run(() => set(requests));
      const text = interval === null ? texts.archivedText : texts.archivedRecurring;
      toast({ title: texts.archived, text, undo });
    },
    restore: async (offer: Offer) => {
      await set([...requests, requestOf(offer)]);
      toast({ title: texts.restored });
    },
  };
}

/** Offers on sale and archived ones. Each change takes effect immediately. */
function OfferList(props: ListProps) {
  const [editing, setEditing] = useState<Offer>();
  const { run, isActing, problem, dialog, save, archive, restore } = useOfferActs(props);
  const sold = props.offers.filter(({ isArchived }) => !isArchived);
  const archived = props.offers.filter(({ isArchived }) => isArchived);
  return (
    <>
      {problem && <Alert severity="error">{problem}</Alert>}
      {dialog}
      {sold.length === 0 && <Secondary sx={{ mt: 2 }}>{texts.none}</Secondary>}
      <Rows offers={sold}>
        {(offer) => (
          <>
            <IconAct icon={EditIcon} label={texts.edit(offer.name)} onClick={() => setEditing(offer)} />
            <IconAct
              icon={ArchiveIcon}
              label={texts.archive(offer.name)}
              disabled={isActing}
              onClick={() => void run(() => archive(offer))}
            />
          </>
        )}
      </Rows>
      <DialogButton startIcon={<AddIcon />} label={texts.add} sx={{ mt: 1 }}>
        {(onClose) => <OfferDialog offer={undefined} index={sold.length} onSave={save} onClose={onClose} />}
      </DialogButton>
      {editing && (
        <OfferDialog
          offer={editing}
          index={sold.indexOf(editing)}
          onSave={save}
          onClose={() => setEditing(undefined)}
        />
      )}
      {archived.length > 0 && (
        <>
          <Typography component="h3" variant="subtitle2" sx={{ mt: 3 }}>
            {texts.archivedTitle}
          </Typography>
          <Secondary>{texts.archivedLead}</Secondary>
        </>
      )}
      <Rows offers={archived}>
        {(offer) => (
          <IconAct
            icon={RestoreIcon}
            label={texts.restore(offer.name)}
            disabled={isActing}
            onClick={() => void run(() => restore(offer))}
          />
        )}
      </Rows>
    </>
  );
}

/** Price of an offer and its access: `$19.00 / month · Access while it’s paid`. */
function termsOf({ price, interval, instalments, trialDays, ...access }: Offer): string {
  if (interval === null) return `${priceOf(price)} · ${accessOf(access)}`;
  const effect = instalments === null ? texts.whilePaid : texts.inTotal(priceOf(sumOf(price, instalments)));
  return [
    paymentsOf(priceOf(price), { interval, instalments }),
    ...(trialDays === null ? [] : [texts.daysFree(trialDays)]),
    effect,
  ].join(' · ');
}

const Rows = ({ offers, children }: { offers: readonly Offer[]; children: (offer: Offer) => ReactNode }) =>
  offers.length > 0 && (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
      {offers.map((offer) => (
        <Box
          component="li"
          key={offer.id}
          sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 1, borderTop: 1, borderColor: 'divider' }}
        >
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography>{offer.name}</Typography>
            <Secondary>{termsOf(offer)}</Secondary>
          </Box>
          {children(offer)}
        </Box>
      ))}
    </Box>
  );
