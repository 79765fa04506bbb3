import { IconAct } from '../../shared/icon-act';
import AddIcon from '@mui/icons-material/Add';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import { Box, Button, Menu, MenuItem, Tab, Tabs } from '@mui/material';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Page } from '../content/lesson-content';
import { texts } from '../shared/texts';
import { RenameField } from '../tree/rename-field';

interface PageTabsProps {
  /** Pages with their titles in the language of the builder. */
  pages: readonly Pick<Page, 'id' | 'title'>[];
  selected: Pick<Page, 'id' | 'title'>;
  onSelect: (id: string) => void;
  onAdd: () => void;
  onRename: (id: string, title: string) => void;
  onDelete: (id: string) => void;
}

/** Pages of the lesson; the last one cannot be removed. */
export function PageTabs({ pages, selected, onSelect, onAdd, onRename, onDelete }: PageTabsProps) {
  const [at, setAt] = useState<HTMLElement | null>(null);
  const [isRenaming, setRenaming] = useState(false);
  const choose = (act: () => void) => () => {
    setAt(null);
    act();
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', borderBottom: 1, borderColor: 'divider', mb: 2 }}>
      {isRenaming ? (
        <RenameField
          title={selected.title}
          onEnd={(title, byKey) => {
            const end = () => {
              setRenaming(false);
              if (title !== null) onRename(selected.id, title);
            };
            if (!byKey) return end();
            flushSync(end);
            document.getElementById(`page-${selected.id}`)?.focus();
          }}
        />
      ) : (
        <Tabs
          value={selected.id}
          onChange={(_, id: string) => onSelect(id)}
          variant="scrollable"
          aria-label={texts.pages.label}
          sx={{ flex: 1, minWidth: 0 }}
        >
          {pages.map(({ id, title }) => (
            <Tab key={id} value={id} label={title} id={`page-${id}`} aria-controls="page-panel" />
          ))}
        </Tabs>
      )}
      <IconAct
        size="small"
        icon={MoreVertIcon}
        label={texts.tree.more(selected.title)}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAt(currentTarget)}
      />
      <Button size="small" startIcon={<AddIcon />} onClick={onAdd} sx={{ flex: 'none' }}>
        {texts.pages.add}
      </Button>
      <Menu anchorEl={at} open={at !== null} onClose={() => setAt(null)}>
        <MenuItem onClick={choose(() => setRenaming(true))}>{texts.tree.rename}</MenuItem>
        <MenuItem
          disabled={pages.length === 1}
          onClick={choose(() => onDelete(selected.id))}
          sx={{ color: 'error.main' }}
        >
          {texts.tree.delete}
        </MenuItem>
      </Menu>
    </Box>
  );
}
