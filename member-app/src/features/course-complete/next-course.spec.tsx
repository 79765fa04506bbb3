import { answers, blank } from '@sanctum/openapi/testing';
import { screen } from '@testing-library/react';
import { aMember, renderScreen } from '../../../testing';
import { sanctumPaths } from '../../shared/lib/sanctum-paths';
import { i18n } from '../../shared/words/i18n';
import { NextCourse } from './next-course';

const course = (id: string, isOwned: boolean) => ({
  ...blank('ProductCardResponse'),
  id,
  title: id,
  type: 'course' as const,
  isOwned,
});
const open = (...courses: ReturnType<typeof course>[]) => {
  answers.answer('get', '/api/products', { ...blank('ProductListResponse'), items: courses });
  renderScreen(<NextCourse />, { as: aMember() });
};

test('a finished course suggests the first one that the member does not own', async () => {
  open(course('oak', true), course('moss', false), course('fern', false));
  expect(await screen.findByRole('heading', { name: 'moss' })).toBeVisible();
  const link = screen.getByRole('link', { name: i18n.t('course-complete:next.view') });
  expect(link).toHaveAttribute('href', '/course/moss');
});

test('a member who owns all courses is led to time with the coach', async () => {
  open(course('oak', true));
  expect(await screen.findByRole('link', { name: i18n.t('course-complete:next.book') })).toHaveAttribute(
    'href',
    sanctumPaths.coaching,
  );
});
