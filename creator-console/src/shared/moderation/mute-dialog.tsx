import { MUTE_DURATIONS, MUTE_REASON_LIMIT } from '@sanctum/openapi/choices';
import { ActDialog } from '../fresh-sign-in/act-dialog';
import { texts } from './texts';

type Duration = (typeof MUTE_DURATIONS)[number];

interface Props {
  name: string;
  onMute: (mute: { duration: Duration; reason: string }) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the duration of a mute and the reason. */
export const MuteDialog = ({ name, onMute, onClose }: Props) => (
  <ActDialog
    title={texts.muteTitle(name)}
    text={texts.muteText}
    submit={texts.mute}
    done={() => texts.muted(name)}
    fields={[
      {
        name: 'duration',
        label: texts.howLong,
        options: MUTE_DURATIONS.map((value) => ({ value, label: texts.durations[value] })),
      },
      { name: 'reason', label: texts.why, max: MUTE_REASON_LIMIT, help: texts.whyHelp, lines: 3 },
    ]}
    onSubmit={({ duration, reason }) =>
      onMute({ duration: MUTE_DURATIONS.find((one) => one === duration) ?? MUTE_DURATIONS[0], reason })
    }
    onClose={onClose}
  />
);
