import { mentionableOf } from '@sanctum/web/mentions/mentionable';
import { api } from '../api/client';

export const useMentionable = mentionableOf(api);
