import { Divider, Menu, MenuItem } from '@mui/material';
import { texts as copies } from '../copies/texts';
import { texts } from '../shared/texts';

interface RowMenuProps {
  at: HTMLElement | null;
  canMoveUp: boolean;
  canMoveDown: boolean;
  onClose: () => void;
  onRename: () => void;
  onSettings: () => void;
  onStep: (step: 1 | -1) => void;
  /** Left out where it cannot be done. */
  onDuplicate: (() => void) | undefined;
  onSaveTemplate: (() => void) | undefined;
  onDelete: () => void;
}

/** One menu for all rows. Moving is here too, for whoever does not drag. */
export function RowMenu({ at, canMoveUp, canMoveDown, onClose, ...on }: RowMenuProps) {
  const choose = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Menu anchorEl={at} open={at !== null} onClose={onClose}>
      <MenuItem onClick={choose(on.onRename)}>{texts.tree.rename}</MenuItem>
      <MenuItem onClick={choose(on.onSettings)}>{texts.tree.settings}</MenuItem>
      <MenuItem disabled={!canMoveUp} onClick={choose(() => on.onStep(-1))}>
        {texts.tree.moveUp}
      </MenuItem>
      <MenuItem disabled={!canMoveDown} onClick={choose(() => on.onStep(1))}>
        {texts.tree.moveDown}
      </MenuItem>
      {on.onDuplicate && <MenuItem onClick={choose(on.onDuplicate)}>{copies.duplicate}</MenuItem>}
      {on.onSaveTemplate && <MenuItem onClick={choose(on.onSaveTemplate)}>{copies.saveAs}</MenuItem>}
      <Divider />
      <MenuItem onClick={choose(on.onDelete)} sx={{ color: 'error.main' }}>
        {texts.tree.delete}
      </MenuItem>
    </Menu>
  );
}
