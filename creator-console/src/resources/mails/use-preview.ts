import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { refusalOf } from '../../providers/refusal';
import { type MailTexts, previewMail, type Which } from './mails.api';

/** Milliseconds without another change after which the preview updates. */
const CALM = 400;

/** Preview of the email with this text, and its problems; until it loads, the last valid preview stays. */
export function usePreview({ kind, language }: Which, words: MailTexts) {
  const [asked, setAsked] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(words), CALM);
    return () => clearTimeout(timer);
  }, [words]);
  const { data, error, refetch } = useQuery({
    queryKey: ['mail-preview', kind, language, asked],
    queryFn: () => previewMail({ kind, language }, asked),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
  const { fields, code } = refusalOf(error);
  return {
    preview: data,
    faults: asked === words ? fields : {},
    hasFaults: code === 'invalid',
    hasFailed: error !== null && code !== 'invalid',
    retry: () => void refetch(),
  };
}
