import { IconAct } from '../../shared/icon-act';
import DriveFileMoveIcon from '@mui/icons-material/DriveFileMoveOutlined';
import { Menu, MenuItem } from '@mui/material';
import { createContext, useContext, useState } from 'react';
import { texts } from '../shared/texts';

export interface OtherPages {
  pages: readonly { id: string; title: string }[];
  move: (widgetId: string, page: { id: string; title: string }) => void;
}

/** The lesson's other pages, and the function that moves a widget there. */
export const OtherPagesContext = createContext<OtherPages>({ pages: [], move: () => undefined });

/** Without other pages, there is no menu. */
export function MoveToPage({ widgetId, name }: { widgetId: string; name: string }) {
  const { pages, move } = useContext(OtherPagesContext);
  const [at, setAt] = useState<HTMLElement | null>(null);
  if (pages.length === 0) return null;
  return (
    <>
      <IconAct
        size="small"
        icon={DriveFileMoveIcon}
        label={texts.canvas.toPage(name)}
        aria-haspopup="menu"
        aria-expanded={at !== null}
        onClick={({ currentTarget }) => setAt(currentTarget)}
      />
      <Menu anchorEl={at} open={at !== null} onClose={() => setAt(null)}>
        {pages.map((page) => (
          <MenuItem
            key={page.id}
            onClick={() => {
              setAt(null);
              move(widgetId, page);
            }}
            sx={{ maxWidth: '20rem', whiteSpace: 'normal', overflowWrap: 'anywhere' }}
          >
            {texts.canvas.moveTo(page.title)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
