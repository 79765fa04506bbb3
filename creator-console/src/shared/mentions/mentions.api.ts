import { mentionableOf } from '@sanctum/web/mentions/mentionable';
import { api } from '../../providers/client';

export const useMentionable = mentionableOf(api);
