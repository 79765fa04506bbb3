import { Alert } from '@mui/material';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { FaultsContext } from '../widgets/fields/faults-context';
import type { Faults } from '../widgets/parts/draft';
import { texts } from './texts';

/** Hands what is wrong to the fields of an editor, and shows above them what has no field of its own. */
export function ShownFaults({ faults, children }: { faults: Faults; children: ReactNode }) {
  const [claimed, setClaimed] = useState<readonly string[]>([]);
  const claim = useCallback((name: string) => {
    setClaimed((names) => [...names, name]);
    return () => setClaimed((names) => names.filter((other) => other !== name));
  }, []);
  const others = Object.entries(faults).filter(([name]) => !claimed.includes(name));
  return (
    <>
      {others.length > 0 && (
        <Alert severity="error" role="alert">
          {'other' in faults && `${texts.error}: ${texts.failed}`}
          {others.map(([name, fault]) => (
            <div key={name}>{fault}</div>
          ))}
        </Alert>
      )}
      <FaultsContext value={useMemo(() => ({ faults, claim }), [faults, claim])}>{children}</FaultsContext>
    </>
  );
}
