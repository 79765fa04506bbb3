import { newsIn } from './payment-news';

test.each([
  ['?payment_intent=pi_1&redirect_status=succeeded', 'succeeded'],
  ['?redirect_status=processing', 'succeeded'],
  ['?redirect_status=failed', 'failed'],
  ['', null],
])('returning with %p means %p', (search, news) => expect(newsIn(search)).toBe(news));
