import { useQuery } from '@tanstack/react-query';
import { api, body } from '../../shared/api/client';

/** Address of the PDF, which the server sends as a download. */
export const certificatePdf = (code: string) => `/api/certificates/${encodeURIComponent(code)}/pdf`;

export const useCertificate = (code: string) =>
  useQuery({
    queryKey: ['/api/certificates', code],
    queryFn: () => body(api.GET('/api/certificates/{code}', { params: { path: { code } } })),
  });
