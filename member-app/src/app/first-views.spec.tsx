import { answers, blank } from '@sanctum/openapi/testing';
import { waitFor } from '@testing-library/react';
import { FIRST_VIEWS } from '../../build/first-views';
import { renderPage } from '../../testing';
import { aSite } from '../../testing/site';

const ID = '0198c0de-0000-7000-8000-000000000001';
const card = {
  ...blank('ProductCardResponse'),
  id: ID,
  title: 'First Seeds',
  thumbnailUrl: '/api/media/public/a',
};

function answerStranger(type: 'course' | 'digital_file') {
  answers.answer('get', '/api/cart/count', { count: 0 });
  answers.answer('get', '/api/cart', []);
  answers.answer('get', '/api/topics', { topics: [] });
  answers.answer('get', '/api/products', { items: [card], total: 1, page: 1, pageSize: 12 });
  answers.list('get', '/api/products/featured', [card]);
  answers.list('get', '/api/testimonials', []);
  answers.list('get', '/api/coaching/offerings', []);
  answers.answer('get', '/api/legal/{document}', blank('LegalPageResponse'));
  answers.answer('get', '/api/certificates/{code}', {
    ...blank('CertificateResponse'),
    completedOn: '2026-03-08',
  });
  const product = { ...blank('ProductDetailResponse'), ...card, type, reviewCount: 2 };
  answers.answer('get', '/api/products/{id}', product);
  answers.answer('get', '/api/products/{id}/reviews', { items: [], next: null });
  answers.answer('post', '/api/products/{id}/count-view', undefined);
}

/** A site that shows every section of its pages. */
function wholeSite() {
  const site = aSite();
  const testimonials = { ...site.home.testimonials, isShown: true };
  const offerings = { ...site.coaching.offerings, isShown: true };
  return aSite({ home: { ...site.home, testimonials }, coaching: { ...site.coaching, offerings } });
}

/** Every requested URL, sorted. */
function watchCalls(): () => string[] {
  const { fetch } = globalThis;
  const asked = new Set<string>();
  jest.spyOn(globalThis, 'fetch').mockImplementation((request) => {
    const { method, url } = request as Request;
    if (method === 'GET') asked.add(url.slice(location.origin.length));
    return fetch(request);
  });
  return () => [...asked].toSorted();
}

test.each(FIRST_VIEWS)('$paths requests exactly what the server embeds', async (view) => {
  answerStranger(view.page === 'course' ? 'course' : 'digital_file');
  const asked = watchCalls();
  renderPage(view.paths[0].replace(':id', ID), { site: wholeSite() });
  const expected = view.answers.map((url) => url.replace(':id', ID)).toSorted();
  await waitFor(() => expect(asked()).toEqual(expected));
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
  expect(asked()).toEqual(expected);
});
