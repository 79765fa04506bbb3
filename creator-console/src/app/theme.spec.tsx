import { defaultLightTheme } from 'react-admin';
import { lightTheme } from './theme';

test('fields that search are as wide as other fields', () => {
  const { MuiAutocomplete } = lightTheme.components!;
  expect(MuiAutocomplete?.defaultProps).toMatchObject({ fullWidth: true });
  expect(MuiAutocomplete?.variants).toEqual(defaultLightTheme.components!.MuiAutocomplete!.variants);
});
