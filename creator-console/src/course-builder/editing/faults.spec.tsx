import { ApiError } from '@sanctum/openapi';
import { texts as button } from '../widgets/button/texts';
import { texts as shared } from '../widgets/parts/texts';
import { faultsFrom } from './edit-session';
import { texts } from './texts';

describe('server errors', () => {
  const said = (fields?: Record<string, string>) =>
    new ApiError(
      422,
      '',
      JSON.stringify({ statusCode: 422, code: 'bad_widget', message: 'Please check', fields }),
    );

  test.each([
    ['button', { url: 'Invalid input' }, { url: button.wrongUrl }],
    ['calendly', { url: 'Invalid URL' }, { url: shared.urlOf('calendly.com') }],
    ['image', { mediaAssetId: 'This file is not there' }, { mediaAssetId: texts.wrong.media }],
    [
      'image',
      { caption: 'Too big: expected string to have <=300 characters' },
      { caption: texts.wrong.tooLong },
    ],
    ['question', { correctOptionId: 'must be one of the options' }, { correctOptionId: texts.wrong.other }],
  ] as const)('in a %s, %j, are shown as %j', (type, fields, faults) =>
    expect(faultsFrom(type, said(fields))).toEqual(faults),
  );

  it('are shown unchanged if they name no field; without an answer it says that saving failed', () => {
    expect(faultsFrom('text', said())).toEqual({ other: 'Please check' });
    expect(faultsFrom('text', new TypeError('Failed to fetch'))).toEqual({ other: texts.failed });
  });
});
