import { body } from '@sanctum/openapi';
import { api } from '../../providers/client';

export async function signInAgain(password: string, code: string): Promise<void> {
  const { email } = await body(api.GET('/api/me'));
  await api.POST('/api/auth/login', { body: { email, password, ...(code !== '' && { code }) } });
}
