import { answers, blank } from '@sanctum/openapi/testing';
import { screen, waitFor } from '@testing-library/react';
import { renderScreen } from '../../../testing';
import { aSite } from '../../../testing/site';
import { Testimonials } from './testimonials';

const path = '/api/testimonials';
const site = (isShown = true) => {
  const { home, ...rest } = aSite();
  return aSite({
    ...rest,
    home: { ...home, testimonials: { isShown, eyebrow: 'From members', title: 'In their words' } },
  });
};

test('members are quoted with their public name, and link to what they reviewed', async () => {
  const product = { id: 'moss', type: 'digital_file' as const, title: 'Moss' };
  answers.list('get', path, [
    { ...blank('TestimonialResponse'), id: 'a', author: 'Priya R.', text: 'We laughed a lot.', product },
  ]);
  renderScreen(<Testimonials />, { site: site() });
  expect(await screen.findByRole('heading', { name: 'In their words' })).toBeVisible();
  expect(screen.getByText('We laughed a lot.')).toBeVisible();
  expect(screen.getByText('Priya R.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Moss' })).toHaveAttribute('href', '/product/moss');
});

test('without quotes there is no heading either', async () => {
  answers.list('get', path, []);
  renderScreen(<Testimonials />, { site: site() });
  await waitFor(() => expect(answers.calls('get', path)).toHaveLength(1));
  expect(screen.queryByRole('heading')).toBeNull();
});

test('nothing is requested if the coach hides them', () => {
  renderScreen(<Testimonials />, { site: site(false) });
  expect(answers.calls('get', path)).toEqual([]);
});
