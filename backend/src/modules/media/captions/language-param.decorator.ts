import { Param, type PipeTransform } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { notFound } from '../../../kernel/errors.js';
import { andOfHandler, Refuses } from '../../../platform/http/refuses.js';
import { CAPTION_LANGUAGES, type CaptionLanguage } from './caption-languages.js';

class ReadLanguage implements PipeTransform<string, CaptionLanguage> {
  transform(value: string): CaptionLanguage {
    const known = CAPTION_LANGUAGES.find((language) => language === value);
    if (!known) throw notFound('Language');
    return known;
  }
}

/** Path parameter with a language of captions; an unknown language is not found. */
export const LanguageParam = (): ParameterDecorator =>
  andOfHandler(
    Param('language', new ReadLanguage()),
    ApiParam({ name: 'language', enum: CAPTION_LANGUAGES, enumName: 'CaptionLanguage' }),
    Refuses('not_found'),
  );
