import { Dialog, DialogContent } from '../../../shared/ui/dialog';
import { playerTexts } from '../texts';

interface ShortcutsSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  enabled: boolean;
  onEnabledChange: (enabled: boolean) => void;
}

const { shortcuts } = playerTexts;

/** All shortcuts, and the switch that turns them off. */
export function ShortcutsSheet({ open, onOpenChange, enabled, onEnabledChange }: ShortcutsSheetProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title={shortcuts.title} description={shortcuts.description}>
        <label className="flex min-h-11 items-center gap-3 font-medium">
          <input
            type="checkbox"
            className="size-5 accent-evergreen"
            checked={enabled}
            onChange={(event) => onEnabledChange(event.target.checked)}
          />
          {shortcuts.enabled}
        </label>
        <dl className="mt-2 divide-y divide-line">
          {shortcuts.list.map(({ keys, does }) => (
            <div key={does} className="flex items-center justify-between gap-4 py-2">
              <dt>{does}</dt>
              <dd className="flex shrink-0 gap-1.5">
                {keys.map((key) => (
                  <kbd
                    key={key}
                    className="inline-grid min-w-8 place-items-center rounded-sm border border-line-strong/60 bg-sunken px-2 py-0.5 font-sans text-sm font-semibold"
                  >
                    {key}
                  </kbd>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 text-sm text-ink-soft">{shortcuts.touch}</p>
      </DialogContent>
    </Dialog>
  );
}
