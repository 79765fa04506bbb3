import { Loaded } from '../../../shared/loaded';
import { Section } from '../parts/section';
import { useDevice, usePreferences, useTimes } from './notifications.api';
import { PreferenceTable } from './preference-table';
import { PushDevice } from './push-device';
import { QuietHours } from './quiet-hours';
import { texts } from './texts';

/** The coach's notifications by kind and channel, the quiet hours, and push messages on this device. */
export const NotificationsSection = () => (
  <Section title={texts.title} lead={texts.lead}>
    <Loaded query={usePreferences()} heights={[480]}>
      {(preferences) => <PreferenceTable preferences={preferences} />}
    </Loaded>
    <Loaded query={useTimes()} heights={[96]}>
      {(times) => <QuietHours times={times} />}
    </Loaded>
    <Loaded query={useDevice()} heights={[96]}>
      {(state) => <PushDevice state={state} />}
    </Loaded>
  </Section>
);
