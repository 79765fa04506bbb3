import { Muted } from '../muted';
import { IconAct } from '../icon-act';
import CloseIcon from '@mui/icons-material/Close';
import { Box, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { LiveRegion } from '../live-region';
import { sizedPicture } from '../sized-picture';
import { MoveButtons } from './move-buttons';
import { texts } from './texts';

export interface OrderedRow {
  key: string;
  name: string;
  detail: string;
  pictureUrl?: string | undefined;
}

interface Props {
  rows: readonly OrderedRow[];
  none: string;
  /** Called with the keys in their new order. */
  onChange: (keys: string[]) => void;
}

/** Rows that the coach reorders and removes with buttons. */
export function OrderedRows({ rows, none, onChange }: Props) {
  const [news, setNews] = useState('');
  const keys = rows.map(({ key }) => key);
  const move = (row: OrderedRow, to: number) => {
    const rest = keys.filter((key) => key !== row.key);
    // At both ends the buttons stay focusable and do nothing.
    if (to < 0 || to > rest.length) return;
    onChange([...rest.slice(0, to), row.key, ...rest.slice(to)]);
    setNews(texts.moved(row.name, to + 1, rows.length));
  };
  return (
    <>
      {rows.length === 0 && <Muted sx={{ mb: 1 }}>{none}</Muted>}
      <Stack component="ol" sx={{ listStyle: 'none', p: 0, m: 0, mb: 1 }}>
        {rows.map((row, place) => (
          <Stack
            key={row.key}
            component="li"
            direction="row"
            spacing={1}
            sx={{ alignItems: 'center', borderBottom: 1, borderColor: 'divider', py: 0.5 }}
          >
            {row.pictureUrl !== undefined && (
              <Box
                component="img"
                {...sizedPicture(row.pictureUrl, '48px')}
                alt=""
                sx={{ width: 48, aspectRatio: '3 / 4', objectFit: 'cover', borderRadius: 0.5 }}
              />
            )}
            <Typography variant="body2" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
              {row.name} <Muted component="span">{row.detail}</Muted>
            </Typography>
            <MoveButtons
              up={texts.moveUp(row.name)}
              down={texts.moveDown(row.name)}
              place={place}
              of={rows.length}
              onMove={(next) => move(row, next)}
            />
            <IconAct
              icon={CloseIcon}
              label={texts.remove(row.name)}
              size="medium"
              onClick={() => onChange(keys.filter((key) => key !== row.key))}
            />
          </Stack>
        ))}
      </Stack>
      <LiveRegion>{news}</LiveRegion>
    </>
  );
}
