import { Alert } from '@mui/material';
import type { Faults } from '../widgets/parts/draft';
import { texts } from './texts';

/** These say it themselves. */
const IN_PLACE =
  /^(label|url|title|caption|alt|fileName|question|min|max|minLabel|maxLabel|hours|transcript|variant|kind|options\.\d+\.text)$/;

/** What is wrong and has no field of its own to be said at. */
export function OtherFaults({ faults }: { faults: Faults }) {
  const others = Object.entries(faults).filter(([field]) => !IN_PLACE.test(field));
  if (others.length === 0) return null;
  return (
    <Alert severity="error" role="alert">
      {'other' in faults && `${texts.error}: ${texts.failed}`}
      {others.map(([field, fault]) => (
        <div key={field}>{fault}</div>
      ))}
    </Alert>
  );
}
