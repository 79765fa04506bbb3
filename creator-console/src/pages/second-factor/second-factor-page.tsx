import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { useLogout } from 'react-admin';
import { Link } from 'react-router-dom';
import { CardPage } from '../../shared/card-page';
import { useSecondFactor } from './api';
import { SecondFactor } from './second-factor';
import { texts } from './texts';

/** The coach's second factor. If the site requires one, the console stays closed until it is set up here. */
export function SecondFactorPage() {
  const { data } = useSecondFactor();
  const [isKeeping, setKeeping] = useState(false);
  const logout = useLogout();
  const mustEnrol = data?.isRequired === true && !data.isOn;

  return (
    <CardPage title={texts.title} lead={texts.lead} maxWidth={560}>
      {mustEnrol && <Alert severity="info">{texts.mustEnrol}</Alert>}
      <SecondFactor onCodes={setKeeping} />
      {!isKeeping && (
        <div>
          {mustEnrol ? (
            <Button onClick={() => void logout()}>{texts.logOut}</Button>
          ) : (
            <Button component={Link} to="/">
              {texts.back}
            </Button>
          )}
        </div>
      )}
    </CardPage>
  );
}
