import { SUMMARY_LIMIT, summaryOf } from './product-summary.js';

describe('the summary of a new product', () => {
  test('is the first sentence of its description', () => {
    expect(summaryOf('Thirty quiet pages. For two.\n\nPrint them.')).toBe('Thirty quiet pages.');
    expect(summaryOf('Costs 2.50 to print! Really.')).toBe('Costs 2.50 to print!');
  });

  test('is the first paragraph when there is no sentence', () => {
    expect(summaryOf('  thirty   pages\nfor two')).toBe('thirty pages');
  });

  test('is cut between words and fits', () => {
    const summary = summaryOf('leaf '.repeat(200));
    expect(summary.length).toBeLessThanOrEqual(SUMMARY_LIMIT);
    expect(summary).toMatch(/leaf…$/);
  });

  test('never ends in half a character', () => {
    const summary = summaryOf('🌱'.repeat(400));
    expect(summary.length).toBeLessThanOrEqual(SUMMARY_LIMIT);
    expect(summary).toMatch(/^(🌱)+…$/u);
  });
});
