import DeviceIcon from '@mui/icons-material/DevicesOutlined';
import { Box, Button, Chip, List, ListItem, ListItemIcon, ListItemText } from '@mui/material';
import { useState } from 'react';
import { dayOf, momentOf } from '../../../shared/moment';
import { Loaded } from '../../../shared/loaded';
import { Section } from '../parts/section';
import { texts } from './texts';
import { type Device, useDevices, useSignOutDevices } from './devices.api';
import { ActDialog } from '../../../shared/fresh-sign-in/act-dialog';

/** Confirms first, because it cannot be undone from here. */
function SignOutDialog({ devices, onClose }: { devices: readonly Device[]; onClose: () => void }) {
  const signOut = useSignOutDevices();
  const [first] = devices;
  const isOne = devices.length === 1;
  return (
    <ActDialog
      title={isOne && first ? texts.title1(first.device) : texts.titleOthers(devices.length)}
      text={isOne ? texts.question : texts.questionOthers}
      submit={texts.signOut}
      done={() => texts.done(devices.length)}
      onSubmit={() => signOut(devices)}
      onClose={onClose}
    />
  );
}

/** Devices with a login session, and buttons to sign them out. */
export const DevicesSection = () => (
  <Section title={texts.title} lead={texts.lead}>
    <Loaded query={useDevices()} heights={[160]}>
      {(devices) => <Devices devices={devices} />}
    </Loaded>
  </Section>
);

function Devices({ devices }: { devices: readonly Device[] }) {
  const [leaving, setLeaving] = useState<readonly Device[]>([]);
  const others = devices.filter(({ isCurrent: current }) => !current);
  return (
    <>
      <List aria-label={texts.list} disablePadding>
        {devices.map((device) => (
          <Row key={device.id} device={device} onSignOut={() => setLeaving([device])} />
        ))}
      </List>
      {others.length > 1 && (
        <Box>
          <Button variant="outlined" onClick={() => setLeaving(others)}>
            {texts.signOutOthers}
          </Button>
        </Box>
      )}
      {leaving.length > 0 && <SignOutDialog devices={leaving} onClose={() => setLeaving([])} />}
    </>
  );
}

const Row = ({
  device: { device, isCurrent: current, createdAt, lastSeenAt },
  onSignOut,
}: {
  device: Device;
  onSignOut: () => void;
}) => (
  <ListItem divider disableGutters sx={{ gap: 1, flexWrap: 'wrap' }}>
    <ListItemIcon sx={{ minWidth: 40 }}>
      <DeviceIcon />
    </ListItemIcon>
    <ListItemText
      sx={{ flex: '1 1 12rem' }}
      primary={device}
      secondary={current ? texts.since(dayOf(createdAt)) : texts.lastSeen(momentOf(lastSeenAt))}
    />
    {current ? (
      <Chip size="small" label={texts.current} />
    ) : (
      <Button size="small" aria-label={texts.signOutDevice(device)} onClick={onSignOut}>
        {texts.signOut}
      </Button>
    )}
  </ListItem>
);
