import { Tab, Tabs } from '@mui/material';

interface Props<Name extends string> {
  label: string;
  names: Record<Name, string>;
  open: Name;
  onOpen: (name: Name) => void;
}

/** Tabs of panels on one page; `panelOf` returns the props that connect a panel with its tab. */
export const PanelTabs = <Name extends string>({ label, names, open, onOpen }: Props<Name>) => (
  <Tabs
    value={open}
    onChange={(_, chosen: Name) => onOpen(chosen)}
    variant="scrollable"
    allowScrollButtonsMobile
    aria-label={label}
  >
    {(Object.keys(names) as Name[]).map((name) => (
      <Tab key={name} id={`tab-${name}`} aria-controls={`panel-${name}`} value={name} label={names[name]} />
    ))}
  </Tabs>
);

export const panelOf = (name: string) =>
  ({ role: 'tabpanel', id: `panel-${name}`, 'aria-labelledby': `tab-${name}` }) as const;
