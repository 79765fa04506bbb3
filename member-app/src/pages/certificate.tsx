import { useParams } from 'react-router-dom';
import { CertificatePage } from '../features/certificates';

export function Component() {
  const { code = '' } = useParams();
  return (
    <div className="page-width py-10 lg:py-16">
      <div className="mx-auto max-w-3xl">
        <CertificatePage key={code} code={code} />
      </div>
    </div>
  );
}
