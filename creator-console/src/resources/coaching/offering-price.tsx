import { Button, Link, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { money } from '../../shared/figures/format';
import { formPath } from '../products';
import type { Offering } from './call';
import { PriceDialog } from './price-dialog';
import { texts } from './texts';

/** What brings sessions of an offering, each at the price of its product; with one session, a time is paid by itself. */
export function OfferingPrice({ offering }: { offering: Offering }) {
  const [isOpen, setOpen] = useState(false);
  const { packages } = offering;
  const isSoldSingly = packages.some(({ sessions }) => sessions === 1);
  return (
    <Stack component="section" aria-label={texts.price.title} spacing={0.5} sx={{ mt: 2 }}>
      <Typography component="h3" variant="subtitle2">
        {texts.price.title}
      </Typography>
      {packages.map(({ productId, title, sessions, price, isInShop }) => (
        <Typography key={productId} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {price === null ? texts.price.free : money(price)} · {texts.price.brings(sessions)} ·{' '}
          <Link component={RouterLink} to={formPath({ id: productId })}>
            {title}
          </Link>
          {!isInShop && ` · ${texts.price.notInShop}`}
        </Typography>
      ))}
      {!isSoldSingly && (
        <>
          <Typography variant="body2" color="textSecondary">
            {texts.price.notSingly}
          </Typography>
          <Button sx={{ alignSelf: 'flex-start' }} onClick={() => setOpen(true)}>
            {texts.price.set}
          </Button>
        </>
      )}
      {isOpen && <PriceDialog offering={offering} onClose={() => setOpen(false)} />}
    </Stack>
  );
}
