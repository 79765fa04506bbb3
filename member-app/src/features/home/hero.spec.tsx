import { screen } from '@testing-library/react';
import { renderScreen } from '../../../testing';
import { paths } from '../../shared/lib/paths';
import { i18n } from '../../shared/words/i18n';
import { Hero } from './hero';

test('the two buttons lead to coaching and to free products', () => {
  renderScreen(<Hero />);
  const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(target(i18n.t('home:hero.journey'))).toBe(paths.coaching);
  expect(target(i18n.t('home:hero.resources'))).toBe(`${paths.library}?price=free`);
});
